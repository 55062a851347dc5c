import { describe, expect, it } from 'vitest';
import { createExampleWorld } from '../../../src/diagnose/example-world.js';
import { listeningPorts, portHolders } from '../../../src/diagnose/sources/port-holders.js';

const header =
  '  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode\n';
const row = (port: string, state: string, inode: string): string =>
  `   0: 0100007F:${port} 00000000:0000 ${state} 00000000:00000000 00:00000000 00000000  1000        0 ${inode} 1\n`;

const world = createExampleWorld({
  files: {
    '/proc/net/tcp': header + row('1F90', '0A', '111') + row('01BB', '01', '222') + row('0050', '0A', '444'),
    '/proc/net/tcp6': header + row('1F90', '0A', '333'),
    '/proc/42/fd/3': '',
    '/proc/43/fd/7': '',
    '/proc/44/fd/1': '',
    '/proc/self/fd/3': '',
  },
  links: {
    '/proc/42/fd/3': 'socket:[111]',
    '/proc/43/fd/7': 'socket:[333]',
    '/proc/44/fd/1': 'socket:[222]',
    '/proc/self/fd/3': 'socket:[111]',
  },
});

describe('listeningPorts', () => {
  it('gives the ports that are listened on, each once', () => {
    expect(listeningPorts(world)).toEqual(['8080', '80']);
  });

  it('knows none without /proc', () => {
    expect(listeningPorts(createExampleWorld())).toEqual([]);
  });
});

describe('portHolders', () => {
  it.each([
    ['8080', ['42', '43']],
    ['80', []],
    ['443', []],
    ['90', []],
    ['abc', []],
    ['', []],
    ['808080', []],
  ])('%s is held by %j', (port, pids) => {
    expect(portHolders(world, port)).toEqual(pids);
  });
});
