import type { Deps } from '../deps.js';
import { createWorld } from '../diagnose/real-world.js';
import { explainCommand } from '../explain/explain-command.js';
import { assessHere } from './assess-here.js';
import { harmlessQueries } from './harmless-queries.js';

/** What the structure of a command and its manual pages tell without a model. */
export function explainOffline(command: string, deps: Pick<Deps, 'cwd' | 'env' | 'home' | 'platform'>) {
  const { manual, probe } = createWorld(deps, harmlessQueries(deps));
  const { summary, pieces } = explainCommand(command, {
    manual: (page) => manual?.(page),
    probe,
    clock: () => performance.now(),
    assess: assessHere(deps),
  });
  return { summary, parts: pieces.map(({ text, meaning, depth }) => ({ piece: text, meaning, depth })) };
}
