/** A section of the man page behind the options: paragraphs, terms with their meaning, commands with their purpose. */
export interface ManSection {
  readonly title: string;
  readonly prose?: readonly string[];
  readonly rows?: readonly (readonly [term: string, text: string])[];
  readonly commands?: readonly (readonly [purpose: string, command: string])[];
}

/** What ai-run does, in three paragraphs. */
export const DESCRIPTION: readonly string[] = [
  'ai-run runs a command exactly as the shell would: same output, same keys, same signals, same exit code; nothing is printed on success. When the command fails, it says why, offline and in milliseconds, and offers at most three fixes with their risk. A fix is run only after a typed yes.',
  'Options stand before the command: from its first word on, everything belongs to it; -- ends the options. One argument alone is a line for the shell, so that pipes, variables and && work.',
  'A model that speaks the OpenAI API is optional everywhere. Without one nothing leaves the machine; what one is sent has its secrets masked first.',
];

/** The sections behind the options, in their order. */
export const MAN_SECTIONS: readonly ManSection[] = [
  {
    title: 'ANSWERING',
    prose: [
      'After a failure on a terminal, the fixes are listed and one line is asked for. Then the exact command is shown, with the reasons for its risk and what it would touch, and asked about again. Without a terminal nothing is asked and nothing is run.',
    ],
    rows: [
      ['1, 2, 3', 'choose that fix'],
      ['e 2', 'edit fix 2 first'],
      ['? 2', 'explain fix 2 piece by piece'],
      ['y, yes', 'run the command that is shown; every other answer is a no'],
      ['Enter, q, Ctrl-C, Ctrl-D', 'leave; nothing is run'],
    ],
  },
  {
    title: 'RISK',
    prose: ['Risk is computed from the parsed command, whoever proposed it.'],
    rows: [
      ['LOW RISK', 'reads, or adds to the project only'],
      [
        'MEDIUM RISK',
        'writes, deletes, uses sudo, sends or forces something, or is not known well enough to say that it does not',
      ],
      ['withheld', 'could destroy a system or leak secrets: it is never offered, and ai-run says why'],
    ],
  },
  {
    title: 'EXIT STATUS',
    rows: [
      ["the command's own", '128+n where a signal ended it'],
      ['0', 'also where a command of --explain or --prompt was declined'],
      ['1', 'ai-run was called wrongly'],
      ['2', '--analyze or --handoff without any history'],
      ['125', 'ai-run itself could not start the command'],
      ['126, 127', 'the command cannot be executed, or was not found'],
    ],
  },
  {
    title: 'ENVIRONMENT',
    rows: [
      ['AI_RUN_CONFIG', 'path of the configuration file'],
      ['AI_RUN_API_KEY, OPENAI_API_KEY', 'key of the model'],
      ['AI_RUN_ENDPOINT, OPENAI_BASE_URL', 'address of the model'],
      ['AI_RUN_MODEL', 'name of the model'],
      ['AI_RUN_NO_AI', '1 turns the model off'],
      ['AI_RUN_DEBUG', '1 shows notices and stacks that are hidden otherwise'],
      ['HTTPS_PROXY, HTTP_PROXY, ALL_PROXY, NO_PROXY', 'how the model is reached'],
      ['NODE_EXTRA_CA_CERTS', "certificates that the model's server is trusted by, too"],
      ['NO_COLOR, FORCE_COLOR', 'colours off, colours on'],
      ['SHELL', 'shell for a one-argument line'],
      [
        'XDG_CONFIG_HOME, XDG_DATA_HOME, XDG_CACHE_HOME',
        'instead of ~/.config, ~/.local/share and ~/.cache below',
      ],
    ],
  },
  {
    title: 'FILES',
    rows: [
      [
        '~/.config/ai-run/config.yaml',
        'the configuration; --setup writes one, --doctor shows what is in force',
      ],
      ['~/.config/ai-run/patterns/', 'your own patterns, one YAML file or more; --check-patterns tries them'],
      ['.ai-run/patterns/', "a project's patterns; read after --check-patterns --trust, until one changes"],
      ['~/.local/share/ai-run/history.log', 'recorded runs, one JSON object a line, secrets masked'],
      ['~/.local/share/ai-run/undo/', 'file changes that --undo can take back'],
      ['~/.local/share/ai-run/commands/', 'saved commands'],
      ['~/.cache/ai-run/', 'compiled code and the unpacked single binary; may be deleted at any time'],
    ],
  },
  {
    title: 'EXAMPLES',
    commands: [
      ['Run the tests; say why they fail:', 'ai-run make test'],
      ['A line for the shell:', "ai-run 'cat notes.txt | sort > sorted.txt'"],
      ['Run, fix and run again, one agreed step at a time:', 'ai-run --fix npm test'],
      ['What would this do?', "ai-run --explain 'tar -xzf a.tgz -C /tmp'"],
      ['Diagnose a log from elsewhere:', "ai-run --diagnose build.log --command 'npm install expres'"],
      ['In CI: keep the exit code, write the diagnosis as JSON:', 'ai-run --report report.json make'],
      [
        'Set up the shell function, the hook and completions, once:',
        'mkdir -p ~/.config/ai-run\nai-run --init zsh --hook > ~/.config/ai-run/init.zsh\necho ". ~/.config/ai-run/init.zsh" >> ~/.zshrc',
      ],
    ],
  },
  {
    title: 'SEE ALSO',
    prose: ['bash(1), zsh(1), fish(1), script(1), timeout(1)'],
  },
];
