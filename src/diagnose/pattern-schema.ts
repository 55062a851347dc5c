import { z } from 'zod';
import { ERROR_TYPES } from '../model/diagnosis.js';

const text = z.string().min(1);
const oneOrMany = z.union([text, z.array(text).min(1)]).transform((value) => [value].flat());
const regex = text.check((context) => {
  try {
    new RegExp(context.value, 'm');
  } catch (error) {
    context.issues.push({ code: 'custom', input: context.value, message: String(error) });
  }
});

/** One fact about the world that must hold; several in one object must all hold. */
const conditionSchema = z
  .strictObject({
    exists: text,
    exists_or_unseen: text,
    unseen: z.boolean(),
    missing: text,
    file: text,
    directory: text,
    executable: text,
    not_executable: text,
    writable: text,
    not_writable: text,
    readable: text,
    not_readable: text,
    link: text,
    no_link: text,
    owned: text,
    not_owned: text,
    program: text,
    no_program: text,
    env: text,
    no_env: text,
    root: z.boolean(),
    venv: z.boolean(),
    os: oneOrMany,
    has: text,
    lacks: text,
    equal: z.tuple([text, text]),
    differ: z.tuple([text, text]),
    matches: z.tuple([text, regex]),
    not_matches: z.tuple([text, regex]),
    content: z.tuple([text, regex]),
    no_content: z.tuple([text, regex]),
    holds: z.tuple([text, text]),
    mentions: text,
    lists: z.tuple([text, text]),
    command_matches: regex,
    command_lacks: regex,
    output_matches: regex,
    output_lacks: regex,
  })
  .partial();

/** How a further value is found: plain text, near names, a list, a capture, a table, or the first of several. */
const valueSchema = z.union([
  text,
  z.strictObject({
    near: text,
    from: oneOrMany,
    max: z.number().int().min(1).max(3).optional(),
    prefix: z.boolean().optional(),
    parts: z.boolean().optional(),
  }),
  z.strictObject({
    list: oneOrMany,
    max: z.number().int().min(1).max(3).optional(),
    matching: regex.optional(),
  }),
  z.strictObject({ capture: regex, of: text, all: z.boolean().optional() }),
  z.strictObject({ table: text, key: text, or: text.optional() }),
  z.strictObject({ first: z.array(text).min(1) }),
]);

const fixSchema = z.strictObject({
  command: text,
  explanation: text,
  why: text.optional(),
  risk: z.enum(['Low', 'Medium']).optional(),
  kind: z.enum(['replaces', 'prepares']).optional(),
  confidence: z.number().min(0).max(1).optional(),
  when: z.union([conditionSchema.transform((one) => [one]), z.array(conditionSchema)]).optional(),
});

const worldSchema = z
  .strictObject({
    /** Symbolic links: path → where it points. */
    links: z.record(z.string(), z.string()),
    /** Path → content; `null` is a folder; `{exec: true}` an executable; `{locked: true}` not writable, `{hidden: true}` not readable, `{foreign: true}` another's. */
    files: z.record(
      z.string(),
      z.union([
        z.string(),
        z.null(),
        z.strictObject({
          text: z.string().optional(),
          exec: z.boolean().optional(),
          locked: z.boolean().optional(),
          hidden: z.boolean().optional(),
          foreign: z.boolean().optional(),
          directory: z.boolean().optional(),
        }),
      ]),
    ),
    programs: z.array(z.string()),
    env: z.record(z.string(), z.string()),
    probes: z.record(z.string(), z.string()),
    user: z.string(),
    os: z.string(),
    /** The failure came without its environment. */
    unseen: z.boolean(),
    cwd: z.string(),
  })
  .partial();

const caseSchema = z.strictObject({
  command: text,
  output: z.string(),
  exit_code: z.number().int().optional(),
  stream: z.enum(['stdout', 'stderr']).optional(),
  world: worldSchema.optional(),
});

/** An example must match; its first fix must be `fix`, or `fixes` the whole list in order. */
const exampleSchema = caseSchema.extend({
  fix: text.optional(),
  fixes: z.array(text).optional(),
  cause: text.optional(),
});

export const patternSchema = z.strictObject({
  id: text,
  error_type: z.enum(ERROR_TYPES),
  tool: oneOrMany.optional(),
  command: regex.optional(),
  regex: regex.optional(),
  ignore_case: z.boolean().optional(),
  stream: z.enum(['any', 'stdout', 'stderr']).optional(),
  exit_codes: z.array(z.number().int().min(1).max(255)).optional(),
  unless: regex.optional(),
  when: z.union([conditionSchema.transform((one) => [one]), z.array(conditionSchema)]).optional(),
  confidence: z.number().min(0).max(1),
  let: z.record(z.string(), valueSchema).optional(),
  explain: text.optional(),
  fixes: z.array(fixSchema),
  examples: z.array(exampleSchema).optional(),
  ignores: z.array(caseSchema).optional(),
});

/** A pattern file: the seed's simple form, or with a `tool` for all of its patterns. */
export const patternFileSchema = z.strictObject({
  tool: oneOrMany.optional(),
  patterns: z.array(z.unknown()),
});

export type Condition = z.infer<typeof conditionSchema>;
export type ValueSpec = z.infer<typeof valueSchema>;
export type PatternSpec = z.infer<typeof patternSchema>;
export type Example = z.infer<typeof exampleSchema>;
export type Ignore = z.infer<typeof caseSchema>;
export type ExampleWorldSpec = z.infer<typeof worldSchema>;
