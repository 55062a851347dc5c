import { z } from 'zod';

const count = (max: number) => z.number().int().min(1).max(max);
const program = z.string().regex(/^[\w.+-]+$/, 'must be the bare name of a program');

/** A tool that a generated command may use; plain names are short for one without further demands. */
const toolSchema = z.union([
  program.transform((name) => ({ name, force_explain: false })),
  z.strictObject({ name: program, force_explain: z.boolean().default(false) }),
]);

/** An exit code that is an answer rather than a failure, as triage takes it. */
const quietRuleSchema = z.strictObject({
  program: z.union([z.string(), z.array(z.string())]),
  exit_codes: z.array(z.number().int().min(1).max(255)),
  args: z.string().exactOptional(),
  reason: z.string().exactOptional(),
  unless: z.string().exactOptional(),
});

/** The config file, section by section; every key is optional and falls back to its default by itself. */
export const configSchema = z.object({
  ai: z.object({
    enabled: z.boolean(),
    api_key: z.string().min(1).exactOptional(),
    endpoint: z.url({ protocol: /^https?$/, error: 'must be an http or https URL' }),
    model: z.string().min(1),
    timeout_seconds: z.number().positive().max(600),
    provider: z.enum(['openai', 'azure']),
    api_version: z.string().min(1).exactOptional(),
    audit: z.boolean(),
    price: z.strictObject({ input: z.number().min(0), output: z.number().min(0) }).exactOptional(),
  }),
  display: z.object({ learning_mode: z.boolean(), max_fixes: count(3), color_output: z.boolean() }),
  heuristics: z.object({ patterns_file: z.string().min(1).exactOptional() }),
  history: z.object({ enabled: z.boolean() }),
  repair: z.object({
    max_rounds: count(50),
    allow: z.array(z.string()),
    max_cost: z.number().positive().exactOptional(),
    max_tokens: count(100_000_000).exactOptional(),
    max_seconds: z.number().positive().max(86_400),
  }),
  triage: z.object({ quiet: z.array(quietRuleSchema) }),
  safety: z.object({ allow_unrestricted: z.boolean(), tools: z.array(toolSchema) }),
  commands: z.object({ dir: z.string().min(1).exactOptional() }),
});

export type Config = z.infer<typeof configSchema>;
