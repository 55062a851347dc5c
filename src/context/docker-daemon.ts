import { existsSync } from 'node:fs';
import { connect, type NetConnectOpts } from 'node:net';
import path from 'node:path';
import type { Deps } from '../deps.js';

const LIMIT_MS = 180;

/** Whether something listens where the docker client would connect to; nothing is sent. */
export async function dockerAvailable(deps: Pick<Deps, 'env' | 'home'>): Promise<boolean> {
  const address = dockerAddress(deps);
  return address !== undefined && (await listens(address));
}

function dockerAddress({ env, home }: Pick<Deps, 'env' | 'home'>): NetConnectOpts | undefined {
  const host = env.DOCKER_HOST;
  if (host) return parseHost(host);
  const sockets = ['/var/run/docker.sock', path.join(home, '.docker/run/docker.sock')];
  if (env.XDG_RUNTIME_DIR) sockets.push(path.join(env.XDG_RUNTIME_DIR, 'docker.sock'));
  const socket = sockets.find((file) => existsSync(file));
  return socket === undefined ? undefined : { path: socket };
}

function parseHost(host: string): NetConnectOpts | undefined {
  if (host.startsWith('unix://')) return { path: host.slice('unix://'.length) };
  const tcp = /^(?:tcp|https?):\/\/\[?([^\]/]+?)\]?(?::(\d+))?\/?$/.exec(host);
  return tcp?.[1] === undefined ? undefined : { host: tcp[1], port: Number(tcp[2] ?? 2375) };
}

function listens(address: NetConnectOpts): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address);
    const done = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(LIMIT_MS, () => done(false));
    socket.once('connect', () => done(true));
    socket.once('error', () => done(false));
  });
}
