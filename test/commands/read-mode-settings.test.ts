import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { NO_FLAGS } from '../../src/cli/no-flags.js';
import { failureSettings } from '../../src/commands/failure-settings.js';
import { modelOpinion } from '../../src/commands/model-opinion.js';
import { readModeSettings } from '../../src/commands/read-mode-settings.js';
import { plainContext, plainReply } from '../analyzer/arbitrary-context.js';
import { noProposals } from '../analyzer/heuristic-proposals.js';
import { fakeDeps } from '../support/fake-deps.js';
import { replyWith, startModelServer } from '../support/model-server.js';
import { temporaryFolder } from '../support/temporary-folder.js';

function depsWith(config: string, env: Record<string, string> = {}) {
  const home = temporaryFolder('ai-run-settings-');
  mkdirSync(join(home, '.config/ai-run'), { recursive: true });
  writeFileSync(join(home, '.config/ai-run/config.yaml'), config);
  return fakeDeps({ home, cwd: home, env });
}

test('Feature: shellpilot, Property 23: Configuration affects behavior (the model is asked as configured)', async () => {
  const server = await startModelServer([replyWith(plainReply)]);
  const ai = fc.constantFrom(undefined, true, false);
  const choice = fc.record({
    enabled: fc.boolean(),
    ai,
    forbidden: fc.boolean(),
    quiet: fc.boolean(),
    model: fc.constantFrom('small', 'large'),
    sure: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(choice, async ({ enabled, ai, forbidden, quiet, model, sure }) => {
      const config = `ai:\n  enabled: ${enabled}\n  api_key: k\n  endpoint: ${server.endpoint}\n  model: ${model}\n`;
      const deps = depsWith(config, forbidden ? { AI_RUN_NO_AI: '1' } : {});
      const flags = { ...NO_FLAGS, quiet, ...(ai === undefined ? {} : { ai }) };
      server.script(replyWith({ ...plainReply, confidence: sure ? 0.71 : 0.7, fixes: [] }));
      const before = server.requests.length;
      const opinion = modelOpinion(await failureSettings(flags, deps), flags, deps);
      const improved = await opinion?.improve(plainContext, noProposals);
      const expected = !quiet && (ai ?? (enabled && !forbidden));
      expect(server.requests.length - before).toBe(expected ? 1 : 0);
      if (!expected) return;
      expect(JSON.parse(server.requests.at(-1)?.text ?? '').model).toBe(model);
      expect(improved?.analysis.analysis_method).toBe(sure ? 'AI' : 'Heuristic');
      expect(improved?.analysis.root_cause).toBe(
        sure ? plainReply.root_cause : noProposals.analysis.root_cause,
      );
    }),
    { numRuns: 120 },
  );
  await server.close();
});

it('takes every setting of the model and of generated commands from the file', async () => {
  const config = `ai:
  api_key: file-key
  endpoint: https://models.example/v1
  model: m
  provider: azure
  api_version: "2030-01-01"
  timeout_seconds: 3
  audit: true
  price: { input: 1, output: 2 }
safety:
  allow_unrestricted: false
  tools: [ls, { name: git, force_explain: true }]
commands:
  dir: ~/tools
`;
  const deps = depsWith(config, { NODE_EXTRA_CA_CERTS: '/certs.pem' });
  expect(await readModeSettings(NO_FLAGS, deps)).toMatchObject({
    model: {
      provider: 'azure',
      apiKey: 'file-key',
      endpoint: 'https://models.example/v1',
      model: 'm',
      apiVersion: '2030-01-01',
      timeoutMs: 3000,
      price: { input: 1, output: 2 },
      extraCertificates: '/certs.pem',
    },
    audit: true,
    allowUnrestricted: false,
    tools: [
      { name: 'ls', forceExplain: false },
      { name: 'git', forceExplain: true },
    ],
    commandsDir: join(deps.home, 'tools'),
    notices: [],
  });
});

it('has fifteen tools and no key by default', async () => {
  const settings = await readModeSettings(NO_FLAGS, fakeDeps({ home: temporaryFolder('ai-run-none-') }));
  expect(settings.tools).toHaveLength(15);
  expect(settings.model.apiKey).toBeUndefined();
  expect(settings.modelInWrapMode).toBe(false);
});
