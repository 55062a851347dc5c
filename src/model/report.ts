import type { Analysis, Diagnosis, Fix } from './diagnosis.js';
import type { ExecutionContext } from './execution.js';

/** The JSON of a diagnosis, in terms of what it is made from; its schema must fit it. */
export interface Report
  extends Pick<ExecutionContext, 'command' | 'exit_code' | 'environment'>,
    Pick<Diagnosis, 'withheld' | 'reason'> {
  readonly analysis: Omit<Analysis, 'raw_patterns'>;
  readonly fixes: readonly Omit<Fix, 'source'>[];
}

/** The part of the zod schema that a caller can use without the types of zod. */
export interface ReportSchema {
  /** Gives the report, or throws an error that names what does not fit. */
  readonly parse: (data: unknown) => Report;
  readonly safeParse: (
    data: unknown,
  ) => { readonly success: true; readonly data: Report } | { readonly success: false; readonly error: Error };
}
