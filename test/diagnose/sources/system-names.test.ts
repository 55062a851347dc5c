import { describe, expect, it } from 'vitest';
import { createExampleWorld } from '../../../src/diagnose/example-world.js';
import {
  colonField,
  javaHomes,
  knownHosts,
  kubeContexts,
  mountPoints,
  serviceNames,
} from '../../../src/diagnose/sources/system-names.js';

const world = (files: Readonly<Record<string, string | null>>, env = {}) =>
  createExampleWorld({ files, env });

describe('colonField', () => {
  it('gives the first field, of no empty line', () => {
    expect(colonField(world({ '/etc/group': 'root:x:0:\n\ndocker:x:99:me\n' }), '/etc/group')).toEqual([
      'root',
      'docker',
    ]);
  });
});

describe('serviceNames', () => {
  it('knows scripts and units, each once, but no templates', () => {
    const files = {
      '/etc/init.d/ssh': '',
      '/lib/systemd/system/ssh.service': '',
      '/lib/systemd/system/nginx.service': '',
      '/lib/systemd/system/getty@.service': '',
      '/lib/systemd/system/apt.timer': '',
    };
    expect(serviceNames(world(files))).toEqual(['ssh', 'nginx']);
  });
});

describe('kubeContexts', () => {
  const config = `clusters:
- name: c1
contexts:
- context:
    cluster: c1
    namespace: dev
  name: prod
- context: {cluster: c1}
  name: "stage"
current-context: prod
users:
- name: me
`;

  it.each([
    ['from home', { '~/.kube/config': config }, {}],
    ['from where KUBECONFIG says', { 'k.yaml': config }, { KUBECONFIG: 'k.yaml' }],
  ])('%s: contexts only, no cluster and no user', (_name, files, env) => {
    expect(kubeContexts(world(files, env))).toEqual(['prod', 'stage']);
  });
});

describe('mountPoints', () => {
  const mounts =
    '/dev/a / ext4 rw 0 0\n/dev/b /home ext4 rw 0 0\n/dev/c /home/dev ext4 rw 0 0\n/dev/d /home/de ext4\n';

  it.each([
    ['/home/dev/x', ['/home/dev', '/home', '/']],
    ['x', ['/home/dev', '/home', '/']],
    ['/homes', ['/']],
  ])('above %s: %j', (path, points) => {
    expect(mountPoints(world({ '/proc/self/mounts': mounts }), path)).toEqual(points);
  });
});

describe('javaHomes', () => {
  it('takes folders that have a java', () => {
    const files = { '/usr/lib/jvm/java-17/bin/java': '', '/usr/lib/jvm/empty': null };
    expect(javaHomes(world(files))).toEqual(['/usr/lib/jvm/java-17']);
  });
});

describe('knownHosts', () => {
  it('reads names, no addresses, patterns, comments or hashes', () => {
    const files = {
      '/etc/hosts': '127.0.0.1 localhost box # comment\n',
      '~/.ssh/config': 'Host work *.lan\n  HostName work.example.com\n  User me\n',
      '~/.ssh/known_hosts': 'git.example.com,10.0.0.1 ssh-ed25519 AAAA\n|1|abc= ssh-rsa AAAA\n',
    };
    const names = knownHosts(world(files));
    expect(names.slice(0, 5)).toEqual(['localhost', 'box', 'work', 'work.example.com', 'git.example.com']);
    expect(names).not.toContain('comment');
    expect(names).toContain('github.com');
  });
});
