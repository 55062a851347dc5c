import { onTestFinished } from 'vitest';
import { type ModelHome, makeModelHome, modelConfig } from './model-home.js';
import { type ModelServer, type ScriptedReply, startModelServer } from './model-server.js';
import { aiRunInTerminal, type Terminal } from './terminal.js';

/** A home whose model answers by a script; its server ends with the test. */
export async function startModelHome(
  config: string,
  ...replies: ScriptedReply[]
): Promise<ModelHome & { readonly server: ModelServer }> {
  const server = await startModelServer(replies);
  onTestFinished(() => server.close());
  return { ...makeModelHome(modelConfig(server.endpoint, config)), server };
}

/** The built ai-run in a terminal in that home; it is closed with the test. */
export function openTerminal({ env, cwd }: ModelHome, args: readonly string[], columns?: number): Terminal {
  const terminal = aiRunInTerminal(args, { env, cwd, ...(columns === undefined ? {} : { columns }) });
  onTestFinished(() => terminal.close());
  return terminal;
}
