import { compileLibrary } from '../../src/diagnose/compile-library.js';

const library = compileLibrary('patterns');

/** What the build puts into the bundle, compiled from the folder as it is now. */
export const patterns = library.patterns.map(({ pattern }) => pattern);
export const { tables } = library;
