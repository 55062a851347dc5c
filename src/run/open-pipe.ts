import { spawnSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Both ends of a pipe, as descriptors. */
export interface PipeEnds {
  readonly read: number;
  readonly write: number;
}

/**
 * A real pipe: Node's own are sockets, on which `>/dev/stderr` fails and a closed reader is no SIGPIPE.
 * The launcher left the read end of an empty one; without it a named pipe is made and unlinked.
 */
export function openPipe(left: number | undefined): PipeEnds | undefined {
  try {
    return left === undefined ? openNamedPipe() : openLeftPipe(left);
  } catch {
    return undefined;
  }
}

/** Reading does not wait on a handle of our own. */
function openLeftPipe(left: number): PipeEnds {
  const path = `/proc/self/fd/${left}`;
  const ends = {
    read: openSync(path, constants.O_RDONLY | constants.O_NONBLOCK),
    write: openSync(path, 'w'),
  };
  closeSync(left);
  return ends;
}

function openNamedPipe(): PipeEnds {
  const folder = mkdtempSync(join(tmpdir(), 'ai-run-'));
  try {
    const path = join(folder, 'pipe');
    spawnSync('mkfifo', ['-m', '600', path], { stdio: 'ignore' });
    const both = openSync(path, constants.O_RDWR | constants.O_NONBLOCK);
    const ends = {
      read: openSync(path, constants.O_RDONLY | constants.O_NONBLOCK),
      write: openSync(path, 'w'),
    };
    closeSync(both);
    return ends;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
