import type { World } from '../../model/world.js';

/** The first field of a file such as /etc/group. */
export function colonField(world: World, path: string): readonly string[] {
  return (world.read(path) ?? '').split('\n').flatMap((line) => line.split(':')[0] || []);
}

/** Services that init or systemd know. */
export function serviceNames(world: World): readonly string[] {
  const units = ['/lib/systemd/system', '/etc/systemd/system', '/usr/lib/systemd/system']
    .flatMap((folder) => world.list(folder))
    .flatMap((name) => /^(.+)\.service$/.exec(name)?.[1] ?? []);
  return [...new Set([...world.list('/etc/init.d'), ...units])];
}

/** Context names of the kube config in force. */
export function kubeContexts(world: World): readonly string[] {
  const text = world.read(world.env.KUBECONFIG ?? '~/.kube/config') ?? '';
  const block = /^contexts:([\s\S]*?)(?=^\w|(?![\s\S]))/m.exec(text)?.[1] ?? '';
  return [...block.matchAll(/\bname:\s*["']?([^\s"',}]+)/g)].map((match) => match[1] ?? '');
}
