import { forEachChild, parse } from 'unbash';

export type {
  ArithmeticExpression,
  ArrayValue,
  Assignment,
  Command,
  CommandNode,
  CompoundList,
  HereDoc,
  ParsedScript,
  Pipeline,
  Redirect,
  Redirection,
  Statement,
  SyntaxNode,
  Word,
  WordPart,
} from 'unbash';

/** The syntax tree of a shell line; never throws, and says in `errors` what did not parse. */
export const parseLine = parse;

/** Calls back once for each direct child of a node. */
export const forEachChildOf = forEachChild;
