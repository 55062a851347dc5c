import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkHistory, checkModel, checkUserPatterns } from '../../src/commands/doctor-checks.js';
import { loadConfig } from '../../src/config/load-config.js';
import { fakeDeps } from '../support/fake-deps.js';
import { temporaryFolder } from '../support/temporary-folder.js';

it('counts one of a thing as one', async () => {
  const home = temporaryFolder('ai-run-doctor-');
  const deps = fakeDeps({ home, cwd: home, env: {} });
  mkdirSync(join(home, '.config/ai-run/patterns'), { recursive: true });
  mkdirSync(join(home, '.local/share/ai-run'), { recursive: true });
  writeFileSync(join(home, '.config/ai-run/patterns/own.yaml'), 'patterns: []\n');
  writeFileSync(
    join(home, '.local/share/ai-run/history.log'),
    '{"ts":"2026-01-02T03:04:05.678Z","cwd":"/","argv":["false"],"exit_code":1}\nnot a line\n',
  );
  const loaded = await loadConfig(deps);
  expect(checkHistory(loaded, deps).detail).toMatch(/: 1 run, \d+ bytes, 1 unreadable line skipped$/);
  expect(checkUserPatterns(loaded, deps)[0]?.detail).toBe('0 in 1 file');
});

it.each([
  [{}, 'info', /not asked, as it wants a key$/, /^not set: patterns only$/],
  [{ AI_RUN_NO_AI: '1' }, 'info', /: off \(AI_RUN_NO_AI or --no-ai\)$/, /^not set: patterns only$/],
  [{ AI_RUN_API_KEY: 'k' }, 'ok', /only where it is asked for/, /^set \(AI_RUN_API_KEY\)$/],
  [
    { AI_RUN_ENDPOINT: 'http://localhost:11434/v1' },
    'ok',
    /only where/,
    /a server on this machine needs none$/,
  ],
])('says whether the model can be asked: %j', async (env, state, use, key) => {
  const deps = fakeDeps({ home: temporaryFolder('ai-run-doctor-'), env });
  const [model, keyRow] = checkModel(await loadConfig(deps));
  expect(model).toMatchObject({ state, detail: expect.stringMatching(use) });
  expect(keyRow?.detail).toMatch(key);
});
