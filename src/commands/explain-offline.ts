import type { Deps } from '../deps.js';
import { createWorld } from '../diagnose/real-world.js';
import { explainCommand } from '../explain/explain-command.js';
import type { CommandExplanation } from '../explain/explanation.js';
import { readManFile } from '../explain/read-man-file.js';
import { assessHere } from './assess-here.js';
import { harmlessQueries } from './harmless-queries.js';

type Here = Pick<Deps, 'cwd' | 'env' | 'home' | 'platform'>;

/** A command explained by its structure, the manual pages of this machine and its risk here. */
export function explainHere(command: string, deps: Here): CommandExplanation {
  const { probe, which } = createWorld(deps, harmlessQueries(deps));
  return explainCommand(command, {
    manual: (page, program) => readManFile(page, { manpath: deps.env.MANPATH, program: which(program) }),
    probe,
    which,
    clock: () => performance.now(),
    assess: assessHere(deps),
  });
}

/** What the structure of a command and its manual pages tell without a model. */
export function explainOffline(command: string, deps: Here) {
  const { summary, pieces } = explainHere(command, deps);
  return { summary, parts: pieces.map(({ text, meaning, depth }) => ({ piece: text, meaning, depth })) };
}
