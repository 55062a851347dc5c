import { z } from 'zod';
import { ERROR_TYPES } from './diagnosis.js';
import type { Report } from './report.js';

const evidence = z.object({
  line: z.string().describe('The line of output that the cause was read from.'),
  stream: z.enum(['stdout', 'stderr', 'output', 'command']).describe("'output' where both streams were one."),
  number: z.number().int().positive().describe('The number of the line in its stream, from 1.'),
});

const fix = z.object({
  command: z.string().min(1).describe('The exact command line that would be run.'),
  explanation: z.string().min(1).describe('What it does.'),
  risk_level: z.enum(['Low', 'Medium']).describe('Computed from the command, never taken from its author.'),
  risk_reasons: z.array(z.string()).describe('Why it has this risk, most serious first.'),
  reasoning: z.string().describe('Why it works.'),
  confidence: z.number().min(0).max(1),
  kind: z
    .enum(['replaces', 'prepares'])
    .describe('Whether it stands in for the command, or is run before it.'),
});

/** The JSON of a diagnosis: `--report`, `--json`, and what tools may rely on. Secrets are masked in every text. */
export const reportSchema = z.object({
  command: z.string(),
  exit_code: z.number().int(),
  analysis: z.object({
    root_cause: z.string().min(1),
    error_type: z.enum(ERROR_TYPES),
    confidence: z.enum(['High', 'Medium', 'Low']),
    analysis_method: z.enum(['Heuristic', 'AI', 'Hybrid']),
    evidence: z.array(evidence),
  }),
  fixes: z.array(fix),
  withheld: z
    .array(z.object({ command: z.string(), reason: z.string() }))
    .describe('Proposals that are never offered, and why.'),
  environment: z.object({
    python_version: z.string().exactOptional(),
    virtualenv_active: z.boolean().exactOptional(),
    virtualenv_path: z.string().exactOptional(),
    nodejs_version: z.string().exactOptional(),
    docker_available: z.boolean().exactOptional(),
    git_repo: z.boolean().exactOptional(),
    git_branch: z.string().exactOptional(),
  }),
  reason: z.string().exactOptional().describe('Set where the exit code is an answer and no failure.'),
}) satisfies z.ZodType<Report>;
