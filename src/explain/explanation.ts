import type { RiskAssessment } from '../model/risk.js';

/** What a piece of a command is. */
export type PieceKind =
  | 'program'
  | 'option'
  | 'operand'
  | 'variable'
  | 'operator'
  | 'redirection'
  | 'substitution'
  | 'structure';

/** A piece of a command as it is written, and what it means; deeper pieces belong to the one above. */
export interface Piece {
  readonly kind: PieceKind;
  readonly text: string;
  readonly meaning: string;
  readonly depth: number;
}

/** A command taken apart, without running it and without a model. */
export interface CommandExplanation {
  readonly command: string;
  readonly summary: string;
  readonly pieces: readonly Piece[];
  readonly risk: RiskAssessment;
}
