/** Names that every object has without having been given them: a table must not take them for its own. */
export const INHERITED_NAMES = ['constructor', 'toString', 'hasOwnProperty', '__proto__'] as const;
