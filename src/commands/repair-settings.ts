import { loadConfig } from '../config/load-config.js';
import type { Deps } from '../deps.js';
import type { RepairLimits } from '../repair/repair-state.js';

/** What the configuration says about a repair. */
export interface RepairSettings {
  readonly limits: Omit<RepairLimits, 'model'>;
  /** Checks that may run without a question, as the beginning of their words. */
  readonly allow: readonly string[];
}

/** The `repair` section of the configuration, and the fixed bounds of a loop. */
export async function repairSettings(
  deps: Pick<Deps, 'env' | 'home' | 'platform' | 'cwd'>,
): Promise<RepairSettings> {
  const { max_rounds, max_tokens, max_cost, max_seconds, allow } = (await loadConfig(deps)).config.repair;
  const limits = {
    rounds: max_rounds,
    looks: 8,
    checks: 8,
    seconds: max_seconds,
    ...(max_tokens === undefined ? {} : { tokens: max_tokens }),
    ...(max_cost === undefined ? {} : { cost: max_cost }),
  };
  return { limits, allow };
}
