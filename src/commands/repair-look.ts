import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, isAbsolute, join, relative } from 'node:path';
import { performance } from 'node:perf_hooks';
import type { Project } from '../repair/confine-path.js';
import { describeLook, type LookGround, lookAtProject } from '../repair/look-at-project.js';
import type { Look } from '../repair/repair-state.js';
import { probe } from '../run/probe.js';
import { HELP_FOLDER, isHelpQuery } from '../shell/help-query.js';
import { layOutLine } from '../ui/lay-out.js';
import type { RepairSession, RepairTools } from './repair-session.js';

/** Does the looks that the model asks for, one dim line each that also says where nothing was found or shown; what they find is redacted before it is kept. */
export function doLooks(looks: readonly Look[], session: RepairSession, tools: RepairTools): void {
  const ground = lookGround(tools);
  for (const look of looks) {
    const words = describeLook(look);
    const { ok, text, file } = lookAtProject(look, ground);
    const line = `  looks: ${words}${ok ? '' : ` (${text})`}`;
    tools.deps.stderr.write(`${tools.style.dim(layOutLine(line, tools.style.width))}\n`);
    session.looks.push({ look: words, text: tools.redaction.redact(text), ...(file ? { file } : {}) });
    if (file) session.seen.push({ path: file.path, sha256: file.sha256 });
  }
}

const BOUNDS = { timeoutMs: 3000, maxBytes: 1 << 20 };

function lookGround({ project, deps }: RepairTools): LookGround {
  const folders = foreignFolders(deps.env.PATH ?? '', project);
  const env = {
    ...deps.env,
    PATH: folders.join(delimiter),
    MANPAGER: 'cat',
    MANWIDTH: '100',
  };
  return {
    project,
    probe: (argv) => probe(argv, { ...BOUNDS, env, cwd: isHelpQuery(argv) ? HELP_FOLDER : project.root }),
    isInstalled: (program) => folders.some((folder) => isProgram(join(folder, program))),
    now: () => performance.now(),
  };
}

/** Only programs that the project did not bring along may be asked for their help. */
function foreignFolders(path: string, { root }: Project): string[] {
  return path
    .split(delimiter)
    .filter((folder) => isAbsolute(folder) && relative(root, folder).startsWith('..'));
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
