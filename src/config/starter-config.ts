/** The file that `--setup` writes: every key with its default, all commented out, so that it changes nothing. */
export const STARTER_CONFIG = `# Configuration of ai-run. Every line below is a default: remove the # to change it.
# Environment variables win over this file, options over both. Check it with: ai-run --doctor

# The model is optional: any OpenAI-compatible server will do. Secrets are masked before anything is sent.
#ai:
  # true: every failure is shown to the model too; false: only where you ask (--ai, --analyze, --explain, --prompt).
  #enabled: false
  # Better kept in the environment: AI_RUN_API_KEY or OPENAI_API_KEY.
  #api_key: sk-...
  # A base URL or a full …/chat/completions URL, such as http://localhost:11434/v1 for Ollama.
  #endpoint: https://api.openai.com/v1
  #model: gpt-4o-mini
  # For one question, retries included.
  #timeout_seconds: 10
  # openai (and everything compatible) or azure; azure also needs api_version.
  #provider: openai
  #api_version: 2024-10-21
  # Keep what the model said, word for word, in audit.log beside the history.
  #audit: false
  # Price of a million tokens, for the cost in --history --stats.
  #price: { input: 0.15, output: 0.6 }

#display:
  # Say why each fix works (or use --learn).
  #learning_mode: false
  # At most 3.
  #max_fixes: 3
  #color_output: true

#heuristics:
  # Your own patterns, besides the files in the patterns folder beside this file.
  #patterns_file: ~/.config/ai-run/my-patterns.yaml

#history:
  # One line a run in a private log, secrets masked; it is what --analyze and --history look at.
  #enabled: true

# The repair loop (--fix).
#repair:
  #max_rounds: 5
  # Read-only checks that may run without a question.
  #allow: []
  # Stop asking the model above this cost or number of tokens.
  #max_cost: 1
  #max_tokens: 200000
  # Seconds that asking the model and looking at the project may take together.
  #max_seconds: 300

#triage:
  # Exit codes that are an answer, not a failure.
  #quiet: []
  # quiet: [{ program: mytool, exit_codes: [1], reason: nothing found }]

# What commands made by --prompt and --explain may use.
#safety:
  #allow_unrestricted: true
  # force_explain: commands with this tool are always explained before you are asked.
  #tools: [ls, cat, head, tail, grep, rg, wc, sort, uniq, cut, du, df, jq, { name: find, force_explain: true }, { name: git, force_explain: true }]

#commands:
  # Where --save puts scripts.
  #dir: ~/.local/share/ai-run/commands
`;
