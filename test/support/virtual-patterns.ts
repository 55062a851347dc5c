import { compileLibrary } from '../../src/diagnose/compile-library.js';
import { storePatterns } from '../../src/diagnose/store-patterns.js';

const library = compileLibrary('patterns');

/** What the build puts into the bundle, compiled from the folder as it is now. */
export const { gates, lines } = storePatterns(library.patterns.map(({ pattern }) => pattern));
export const { tables } = library;
