import type { Flags } from '../model/invocation.js';

/** The flags of a command line that gives none. */
export const NO_FLAGS: Flags = {
  json: false,
  learn: false,
  quiet: false,
  peek: [],
  unsafe: false,
  unrestricted: false,
  confirm: false,
  showPayload: false,
  verify: [],
  stats: false,
  online: false,
  trust: false,
  hook: false,
};
