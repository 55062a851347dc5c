import * as fs from 'node:fs';
import { clipMiddle } from '../analyzer/encode-facts.js';
import type { ModelQuestion } from '../analyzer/model-question.js';
import type { Diagnosis } from '../model/diagnosis.js';
import { confinePath, type Project } from '../repair/confine-path.js';
import { sha256 } from '../repair/disk.js';
import { lookFacts } from '../repair/repair-facts.js';
import { type RepairReply, repairReplySchema } from '../repair/repair-reply.js';
import type { RepairState } from '../repair/repair-state.js';
import { seenTable } from '../repair/seen-files.js';
import type { RepairSession, RepairTools } from './repair-session.js';

const OUTPUT_LIMIT = 8000;

const INSTRUCTIONS = `You repair a failing terminal command in a project, together with a person who confirms every step.
Either ask for looks, or propose steps. Looks are read-only: read_file (path, from, to: line numbers, 0 for the whole file),
list_files (path), search_files (text, path), git_status, git_diff, command_help (text: a program, or a program and its subcommand).
Fields that a look does not need are "" or 0. When you ask for looks, give no steps.
A step does exactly one thing, the smallest that helps:
- kind "command": a shell command line that prepares the failing command, which is then run again;
- kind "replacement": a command line that stands in for the failing one;
- kind "check": a command that only reads, to learn something that looks can't tell;
- kind "edit": file changes, with command "". Change an existing file only by edits: search is text copied exactly from the file,
  long enough to stand there exactly once; replace is what takes its place. sha256 is the hash under which you read the file
  in this conversation; content is null. A new file has sha256 null, no edits, and its whole content.
Read a file before you edit it. Where files_seen says changed_since, read it again first: a stale edit is refused.
After each step the command is run again and you see the new output. Do not repeat what was tried and did not help.
Never propose what could destroy data, weaken security, or make a check pass without mending the cause.
summary says in one or two plain sentences what is wrong. If you know no step, give none.`;

/** The question for the next step: the failure, what was tried, what was seen, all redacted and bounded. */
export function repairQuestion(
  state: RepairState,
  session: RepairSession,
  heuristic: Diagnosis,
  tools: RepairTools,
): ModelQuestion<RepairReply> {
  const { redact } = tools.redaction;
  const hash = (path: string) => currentHash(tools.project, path);
  const bounded = (text: string) => clipMiddle(redact(text), OUTPUT_LIMIT);
  const failure = session.failure && tools.collect(session.failure);
  return {
    name: 'repair',
    instructions: INSTRUCTIONS,
    schema: repairReplySchema,
    facts: {
      command: redact(failure?.command ?? ''),
      exit_code: failure?.exit_code ?? 0,
      stderr: bounded(failure?.stderr ?? ''),
      stdout: bounded(failure?.stdout ?? ''),
      environment: failure?.environment ?? {},
      further_checks: tools.verify.map(redact),
      heuristics_say: redact(heuristic.analysis.root_cause),
      tried: session.attempts.slice(-10).map(({ step, result, output }) => {
        return { step: redact(step), result: redact(result), output: clipMiddle(redact(output), 2000) };
      }),
      refused: state.blocked.map(({ subject, reason }) => ({
        step: redact(subject),
        reason: redact(reason),
      })),
      files_seen: seenTable(session.seen, hash),
      looks: lookFacts(session.looks, hash),
      looks_left: Math.max(0, state.limits.looks - state.looks),
      steps_left: state.limits.rounds - state.rounds,
    },
  };
}

/** The hash of a file of the project as it is now; undefined where it can't be read. */
export function currentHash(project: Project, path: string): string | undefined {
  const place = confinePath(project, path);
  if (!place.ok || !place.stats?.isFile()) return undefined;
  return sha256(fs.readFileSync(place.absolute));
}
