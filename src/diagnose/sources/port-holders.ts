import type { World } from '../../model/world.js';

/** TCP ports that are listened on, from /proc. */
export function listeningPorts(world: World): readonly string[] {
  const ports = tcpRows(world)
    .filter((fields) => fields[3] === '0A')
    .map((fields) => String(Number.parseInt(fields[1]?.split(':')[1] ?? '', 16)));
  return [...new Set(ports)];
}

/** Ids of the processes that listen on a TCP port, from /proc; empty where they belong to others or there is no /proc. */
export function portHolders(world: World, port: string): readonly string[] {
  if (!/^\d{1,5}$/.test(port)) return [];
  const hex = Number(port).toString(16).toUpperCase().padStart(4, '0');
  const inodes = tcpRows(world)
    .filter((fields) => fields[1]?.endsWith(`:${hex}`) && fields[3] === '0A')
    .flatMap((fields) => fields[9] ?? []);
  if (inodes.length === 0) return [];
  const sockets = new Set(inodes.map((inode) => `socket:[${inode}]`));
  const processes = world.list('/proc').filter((name) => /^\d+$/.test(name));
  return processes.filter((pid) =>
    world.list(`/proc/${pid}/fd`).some((fd) => sockets.has(world.link(`/proc/${pid}/fd/${fd}`) ?? '')),
  );
}

function tcpRows(world: World): readonly (readonly string[])[] {
  const rows = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((path) => (world.read(path) ?? '').split('\n'));
  return rows.map((row) => row.trim().split(/\s+/));
}
