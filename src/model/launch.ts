/** What the launcher saw before Node changed it, to be given back to the command. */
export interface LaunchRecord {
  /** Signals that were ignored (`nohup`), by short name: HUP, INT, … */
  readonly ignoredSignals: readonly string[];
  /** Numbers of the signals that were blocked. */
  readonly blockedSignals: readonly number[];
  /** The soft limit of open files, as `ulimit -Sn` prints it; absent where Node has not changed it. */
  readonly softFileLimit?: string;
  /** Open descriptors above 2 that belong to the command. */
  readonly extraFds: readonly number[];
  /** Of 0, 1 and 2, those that were closed; Node has put /dev/null there. */
  readonly closedFds: readonly number[];
  /** Read ends of empty pipes that the launcher left open for one run. */
  readonly pipes: readonly number[];
}

/** A start without the launcher: nothing is known, nothing is given back. */
export const NO_LAUNCH: LaunchRecord = {
  ignoredSignals: [],
  blockedSignals: [],
  extraFds: [],
  closedFds: [],
  pipes: [],
};
