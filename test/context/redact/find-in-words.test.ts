import { describe, expect, it } from 'vitest';
import { findInWords } from '../../../src/context/redact/find-in-words.js';

const secrets = (line: string): string[] => {
  const words = line.split(' ');
  return findInWords(words).map(({ index, from }) => words[index]?.slice(from) ?? '');
};

describe('findInWords', () => {
  it.each([
    ['deploy --db-password hunter2', 'hunter2'],
    ['deploy -storepass hunter2', 'hunter2'],
    ['/usr/bin/mysql -phunter2 shop', 'hunter2'],
    ['docker --config x login -p hunter2', 'hunter2'],
    ['curl -u me:hunter2 https://x.test', 'hunter2'],
    ['curl -ume:hunter2 https://x.test', 'hunter2'],
    ['smbclient -U me%hunter2 //h/s', 'hunter2'],
    ['sqlplus scott/tiger7@db', 'tiger7@db'],
    ['echo x | redis-cli -a hunter2', 'hunter2'],
  ])('%s', (line, secret) => {
    expect(secrets(line)).toEqual([secret]);
  });

  it.each([
    'docker run -p 8080:80 nginx',
    'mysql -p shop',
    'deploy --password --force',
    'deploy --password $DB_PASSWORD',
    'redis-cli ping | grep -a hunter2',
    'curl -u me https://x.test',
    'deploy --public-key hunter2',
    '- --password-file hunter2',
  ])('nothing secret: %s', (line) => {
    expect(secrets(line)).toEqual([]);
  });
});
