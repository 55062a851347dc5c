/** An option as help, man page and completions see it: a row of the option table. */
export interface ShownOption {
  readonly long: string;
  readonly short?: string;
  readonly group: string;
  readonly words?: string;
  readonly description: string;
  readonly value?: {
    readonly name: string;
    readonly required: boolean;
    readonly choices?: readonly string[];
    readonly completes?: 'file' | 'command' | 'program';
  };
}
