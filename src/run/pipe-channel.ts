import { closeSync, openSync } from 'node:fs';
import { BoundedCapture } from './bounded-capture.js';
import type { Channel } from './channel.js';
import type { OutputDescription } from './describe-outputs.js';
import { keepCopying } from './keep-copying.js';
import { openPipe } from './open-pipe.js';
import { Relay } from './relay.js';
import { Target } from './target.js';
import { watchReader } from './watch-reader.js';

/** A command that goes on for so long after it has closed its output has done so on purpose. */
const CLOSED_MS = 100;

/** How a pipe is made, read and ended. */
export interface PipeOptions {
  readonly inStep?: boolean;
  /** A read end that the launcher left. */
  readonly left?: number | undefined;
  /** Set where we never write to the output ourselves: its reader sees the end as soon as the command closes it. */
  readonly letGo?: boolean;
}

/** An output through a real pipe; undefined where none can be made. A pipe without a reader is left to the command. */
export function pipeChannel(output: OutputDescription, options: PipeOptions): Channel | undefined {
  const ends = openPipe(options.left);
  if (ends === undefined) return undefined;
  const capture = new BoundedCapture();
  const target = new Target(output.fd);
  const state: { unread: boolean; relay?: Relay; timer?: NodeJS.Timeout } = { unread: false };
  const stopWatching = watchReader(target.own, () => {
    state.unread = true;
    state.relay?.close();
  });
  const letGo = () => {
    stopWatching();
    closeSync(output.fd);
    openSync('/dev/null', 'w');
  };
  const closed = () => {
    if (options.letGo) state.timer = setTimeout(letGo, CLOSED_MS).unref();
  };
  return {
    entry: () => (state.unread ? 'inherit' : ends.write),
    leaked: [],
    // Only now, while the command starts on another core: a stream takes its time to be made.
    started: () => {
      closeSync(ends.write);
      if (state.unread) closeSync(ends.read);
      else state.relay = new Relay({ source: ends.read, target, capture, closed, inStep: options.inStep });
    },
    finish: async (killed) => {
      clearTimeout(state.timer);
      const { relay } = state;
      if (relay !== undefined && (await relay.finish(killed))) keepCopying(relay.releaseSource(), output.fd);
    },
    text: () => capture.text(),
  };
}
