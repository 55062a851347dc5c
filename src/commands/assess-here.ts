import type { Deps } from '../deps.js';
import type { RiskAssessment } from '../model/risk.js';
import { assessRisk } from '../suggest/assess-risk.js';

/** Judges commands as they would run here: relative paths, the home folder and an active virtual environment count. */
export function assessHere({
  cwd,
  home,
  env,
}: Pick<Deps, 'cwd' | 'home' | 'env'>): (command: string) => RiskAssessment {
  const virtualenv = Boolean(env.VIRTUAL_ENV);
  return (command) => assessRisk(command, { cwd, home, virtualenv });
}
