import { describe, expect, it } from 'vitest';
import { createExampleWorld } from '../../src/diagnose/example-world.js';
import { installCommand } from '../../src/diagnose/install-command.js';

describe('installCommand', () => {
  it.each([
    [['apt', 'apt-get'], 'dev', 'sudo apt install jq tree'],
    [['apt-get', 'brew'], 'dev', 'sudo apt-get install jq tree'],
    [['pacman'], 'root', 'pacman -S jq tree'],
    [['apk'], 'dev', 'sudo apk add jq tree'],
    [['brew'], 'dev', 'brew install jq tree'],
    [['cargo'], 'dev', undefined],
  ])('%j as %s', (programs, user, command) => {
    expect(installCommand(['jq', 'tree'], createExampleWorld({ programs, user }))).toBe(command);
  });

  it.each([['-y'], ['jq;reboot'], ['jq tree'], [''], ['../jq.deb'], ['$(id)']])('installs no %j', (name) => {
    expect(installCommand(['jq', name], createExampleWorld({ programs: ['apt'] }))).toBeUndefined();
  });
});
