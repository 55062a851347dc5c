import { type Pipeline, parseLine, type Statement } from './parse-line.js';

/** A part of a line that runs as one: a simple command, a pipe, a compound command. */
export interface LinePart {
  readonly text: string;
  readonly pos: number;
  readonly end: number;
  /** What joins it to the part before it; `;` also stands for a new line and the start. */
  readonly joint: '&&' | '||' | ';' | '&';
  readonly isPipe: boolean;
}

/** The parts of a line in order; none where it does not parse, or holds documents whose text stands elsewhere in it. */
export function lineParts(line: string): readonly LinePart[] {
  const script = parseLine(line);
  if ((script.errors?.length ?? 0) > 0 || line.includes('<<')) return [];
  return script.commands.flatMap((statement, index) =>
    statementParts(statement, script.commands[index - 1]?.background ? '&' : ';', line),
  );
}

function statementParts({ command }: Statement, first: ';' | '&', line: string): readonly LinePart[] {
  const nodes: readonly (Statement['command'] | Pipeline)[] =
    command.type === 'AndOr' ? command.commands : [command];
  const operators = command.type === 'AndOr' ? command.operators : [];
  return nodes.map(({ type, pos, end }, index) => ({
    text: line.slice(pos, end),
    pos,
    end,
    joint: index === 0 ? first : operators[index - 1] === '||' ? '||' : '&&',
    isPipe: type === 'Pipeline',
  }));
}
