import { posix } from 'node:path';
import type { World } from '../../model/world.js';

/** The first field of a file such as /etc/group. */
export function colonField(world: World, path: string): readonly string[] {
  return (world.read(path) ?? '').split('\n').flatMap((line) => line.split(':')[0] || []);
}

/** Services that init or systemd know. */
export function serviceNames(world: World): readonly string[] {
  const units = ['/lib/systemd/system', '/etc/systemd/system', '/usr/lib/systemd/system']
    .flatMap((folder) => world.list(folder))
    .flatMap((name) => /^(.+[^@])\.service$/.exec(name)?.[1] ?? []);
  return [...new Set([...world.list('/etc/init.d'), ...units])];
}

/** Context names of the kube config in force. */
export function kubeContexts(world: World): readonly string[] {
  const text = world.read(world.env.KUBECONFIG ?? '~/.kube/config') ?? '';
  const block = /^contexts:([\s\S]*?)(?=^\w|(?![\s\S]))/m.exec(text)?.[1] ?? '';
  return [...block.matchAll(/\bname:\s*["']?([^\s"',}]+)/g)].map((match) => match[1] ?? '');
}

/** The folders on which file systems are mounted above a path, nearest first. */
export function mountPoints(world: World, path: string): readonly string[] {
  const full = posix.resolve(world.cwd, path);
  const points = (world.read('/proc/self/mounts') ?? '')
    .split('\n')
    .flatMap((line) => line.split(' ')[1] || []);
  const above = (point: string): boolean =>
    full === point || full.startsWith(point === '/' ? '/' : `${point}/`);
  return [...new Set(points.filter(above))].sort((a, b) => b.length - a.length);
}

/** Folders of the Java installations on this machine. */
export function javaHomes(world: World): readonly string[] {
  const folder = '/usr/lib/jvm';
  const homes = world.list(folder).map((name) => posix.join(folder, name));
  return homes.filter((home) => world.stat(posix.join(home, 'bin/java')) !== undefined);
}

/** Packages whose names begin as a typed one does, or would with its second letter left out or its first two swapped. */
export function aptPackages(world: World, typed: string): readonly string[] {
  const [first = '', second = '', third = ''] = typed;
  const starts = new Set(
    [first + second, first + third, second + first].filter((start) => /^[a-z]./.test(start)),
  );
  return [...starts].flatMap((start) => (world.probe(['apt-cache', 'pkgnames', start]) ?? '').split('\n'));
}

/** Host names that this machine knows: hosts file, ssh configuration, and a few that everybody uses. */
export function knownHosts(world: World): readonly string[] {
  const hosts = (world.read('/etc/hosts') ?? '')
    .split('\n')
    .flatMap((line) => line.replace(/#.*/, '').split(/\s+/).slice(1));
  const ssh = [...(world.read('~/.ssh/config') ?? '').matchAll(/^\s*Host(?:Name)?\s+(.+)$/gim)].flatMap(
    (match) => (match[1] ?? '').split(/\s+/),
  );
  const noted = (world.read('~/.ssh/known_hosts') ?? '')
    .split('\n')
    .flatMap((line) => line.split(' ')[0]?.split(',') ?? []);
  const names = [
    ...hosts,
    ...ssh,
    ...noted,
    'github.com',
    'gitlab.com',
    'bitbucket.org',
    'registry.npmjs.org',
    'pypi.org',
  ];
  return names.filter((name) => /^[A-Za-z][\w.-]*$/.test(name));
}
