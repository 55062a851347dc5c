import { commandHelp } from './command-help.js';
import type { Project } from './confine-path.js';
import { gitDiff, gitStatus, type Probe } from './git-look.js';
import { listFiles } from './list-files.js';
import type { LookResult } from './look-result.js';
import { readRange } from './read-range.js';
import type { Look } from './repair-state.js';
import { searchFiles } from './search-files.js';

/** What looks need: the project, harmless queries, which programs there are, and a clock. */
export interface LookGround {
  readonly project: Project;
  readonly probe: Probe;
  readonly isInstalled: (program: string) => boolean;
  readonly now: () => number;
}

/** Does one look; nothing that it does can change anything. */
export function lookAtProject(look: Look, ground: LookGround): LookResult {
  switch (look.tool) {
    case 'read_file':
      return readRange(ground.project, look.path, look.from, look.to);
    case 'list_files':
      return listFiles(ground.project, look.path);
    case 'search_files':
      return searchFiles(ground.project, look.path, look.text, ground.now);
    case 'git_status':
      return gitStatus(ground.probe);
    case 'git_diff':
      return gitDiff(ground.probe);
    case 'command_help':
      return commandHelp(look.text, ground.probe, ground.isInstalled);
  }
}

/** One line that says what was looked at, such as `read_file src/a.ts 10-40`; its words are foreign. */
export function describeLook({ tool, path, from, to, text }: Look): string {
  const range = to > 0 ? `${Math.max(1, from)}-${to}` : '';
  const words = {
    read_file: [path, range],
    list_files: [path || '.'],
    search_files: [JSON.stringify(text), path],
    git_status: [],
    git_diff: [],
    command_help: [text],
  };
  return [tool, ...words[tool]].filter(Boolean).join(' ');
}
