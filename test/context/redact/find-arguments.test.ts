import { describe, expect, it } from 'vitest';
import { findArguments } from '../../../src/context/redact/find-arguments.js';
import { found } from './found.js';

describe('findArguments', () => {
  it.each([
    ['deploy --password hunter2 --force', ['hunter2']],
    ['deploy --password "hunter 2"', ['hunter 2']],
    ["sshpass -p 'it is 2' ssh host", ['it is 2']],
    ['+ mysql -phunter2 shop', ['hunter2']],
    ['ok\n$ redis-cli -a hunter2 ping\nok', ['hunter2']],
    ['redis-cli -a hunter2; redis-cli -a zebra42', ['hunter2', 'zebra42']],
  ])('%s', (text, secrets) => {
    expect(found(findArguments, text)).toEqual(secrets);
  });

  it.each([
    'the option --token is required',
    'Usage: deploy --password <PASSWORD>',
    'Usage: deploy --token MY_TOKEN',
    'use --token for the upload',
    'mysql -p shop',
    'redis-cli ping | grep -a needle',
    'mkdir -p build && tar -p -xf a.tar',
    'deploy --password ""',
  ])('nothing secret: %s', (text) => {
    expect(found(findArguments, text)).toEqual([]);
  });

  it('goes on after a line that is longer than it reads at once', () => {
    const text = `${'x'.repeat(20_000)}\ndeploy --password hunter2`;
    expect(found(findArguments, text)).toEqual(['hunter2']);
  });
});
