import { expect, test } from 'vitest';
import { resolvePaths } from '../../src/config/paths.js';

test('Linux: the XDG folders, or their defaults', () => {
  const plain = resolvePaths({ env: {}, home: '/home/u', platform: 'linux' });
  expect(plain.historyLog).toBe('/home/u/.local/share/ai-run/history.log');
  expect(plain.historyBackup).toBe('/home/u/.local/share/ai-run/history.log.1');
  expect(plain.configFile).toBe('/home/u/.config/ai-run/config.yaml');
  expect(plain.legacyConfigFile).toBe('/home/u/.shellpilot/config.yaml');
  const env = { XDG_DATA_HOME: '/data', XDG_CONFIG_HOME: '/conf' };
  const chosen = resolvePaths({ env, home: '/home/u', platform: 'linux' });
  expect([chosen.dataDir, chosen.configDir]).toEqual(['/data/ai-run', '/conf/ai-run']);
});

test('Linux: a relative or empty XDG path is ignored, as the specification says', () => {
  const env = { XDG_DATA_HOME: 'data', XDG_CONFIG_HOME: '' };
  const paths = resolvePaths({ env, home: '/home/u', platform: 'linux' });
  expect([paths.dataDir, paths.configDir]).toEqual(['/home/u/.local/share/ai-run', '/home/u/.config/ai-run']);
});

test('macOS and Windows: one folder for all', () => {
  const mac = resolvePaths({ env: { XDG_DATA_HOME: '/x' }, home: '/Users/u', platform: 'darwin' });
  expect(mac.historyLog).toBe('/Users/u/Library/Application Support/ai-run/history.log');
  expect(mac.configFile).toBe('/Users/u/Library/Application Support/ai-run/config.yaml');
  const windows = resolvePaths({ env: { APPDATA: 'D:\\Roam' }, home: 'C:\\Users\\u', platform: 'win32' });
  expect(windows.historyLog).toBe('D:\\Roam\\ai-run\\history.log');
  const bare = resolvePaths({ env: {}, home: 'C:\\Users\\u', platform: 'win32' });
  expect(bare.auditLog).toBe('C:\\Users\\u\\AppData\\Roaming\\ai-run\\audit.log');
});
