import type { Config } from './config-schema.js';

/** The settings without a config file; the model is asked only where a person asks for it. */
export const DEFAULT_CONFIG: Config = {
  ai: {
    enabled: false,
    endpoint: 'https://api.openai.com/v1',
    model: 'gpt-4o-mini',
    timeout_seconds: 10,
    provider: 'openai',
    audit: false,
  },
  display: { learning_mode: false, max_fixes: 3, color_output: true },
  heuristics: {},
  history: { enabled: true },
  repair: { max_rounds: 5, allow: [], max_seconds: 300 },
  triage: { quiet: [] },
  safety: {
    allow_unrestricted: true,
    // find and git can also delete and overwrite: what they are about to do is always explained.
    tools: [
      ...['ls', 'cat', 'head', 'tail', 'grep', 'rg', 'wc', 'sort', 'uniq', 'cut', 'du', 'df', 'jq'].map(
        (name) => ({
          name,
          force_explain: false,
        }),
      ),
      { name: 'find', force_explain: true },
      { name: 'git', force_explain: true },
    ],
  },
  commands: {},
};
