import { compileLibrary } from '../../src/diagnose/compile-library.js';

/** The examples and counter-examples of the built-in patterns. */
export const cases = Object.fromEntries(
  compileLibrary('patterns').patterns.map(({ pattern, examples, ignores }) => [
    pattern.id,
    { examples, ignores },
  ]),
);
