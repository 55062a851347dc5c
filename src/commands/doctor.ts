import { version } from '../../package.json';
import { type LoadedConfig, loadConfig } from '../config/load-config.js';
import { createRedactor } from '../context/redact.js';
import type { Deps } from '../deps.js';
import type { Flags, Invocation } from '../model/invocation.js';
import { escapeControls } from '../text/escape-controls.js';
import { printableJson } from '../text/printable-json.js';
import { layOutProse } from '../ui/lay-out.js';
import { createStyle } from '../ui/style.js';
import { type Check, checkConfigFile, checkHistory, checkModel, checkUserPatterns } from './doctor-checks.js';
import { readModeSettings } from './read-mode-settings.js';

/** Shows what is configured, found and (with --online) reachable; exits with 1 where something is wrong. */
export async function run({ flags }: Invocation, deps: Deps): Promise<number> {
  const loaded = await loadConfig(deps, flags);
  const checks = [
    ...aboutProgram(deps),
    ...checkConfigFile(loaded),
    ...checkModel(loaded),
    ...(flags.online ? [await checkOnline(flags, deps)] : []),
    checkHistory(loaded, deps),
    ...checkUserPatterns(loaded, deps),
  ];
  const { redact } = createRedactor({ env: deps.env });
  const shown = checks.map((check) => ({ ...check, detail: redact(check.detail) }));
  const settings = settingsInForce(loaded, redact);
  if (flags.json) deps.stdout.write(printableJson({ version, checks: shown, settings }));
  else deps.stdout.write(render(shown, settings, deps));
  return checks.some(({ state }) => state === 'problem') ? 1 : 0;
}

function aboutProgram(deps: Deps): Check[] {
  return [
    { name: 'ai-run', state: 'ok', detail: `${version} on Node ${process.versions.node}, ${deps.platform}` },
    { name: 'Shell', state: 'ok', detail: deps.env.SHELL ?? '/bin/sh' },
  ];
}

async function checkOnline(flags: Flags, deps: Deps): Promise<Check> {
  const { model } = await readModeSettings(flags, deps);
  const { checkEndpoint } = await import('../analyzer/check-endpoint.js');
  const { ok, detail } = await checkEndpoint(model);
  return { name: 'Endpoint', state: ok ? 'ok' : 'problem', detail };
}

/** Where the details of the checks begin. */
const INDENT = 21;

interface Setting {
  readonly key: string;
  readonly value: unknown;
  readonly source: string;
}

/** Every setting with its value and where it comes from; the key of the model is only said to be there. */
function settingsInForce({ config, sources }: LoadedConfig, redact: (text: string) => string): Setting[] {
  return Object.entries(config).flatMap(([section, keys]) =>
    Object.entries(keys).map(([name, value]) => {
      const key = `${section}.${name}`;
      const text = redact(JSON.stringify(value));
      return { key, value: key === 'ai.api_key' ? '(set)' : parse(text), source: sources[key] ?? 'default' };
    }),
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function render(checks: readonly Check[], settings: readonly Setting[], deps: Deps): string {
  const style = createStyle(deps.stdout, deps);
  const marks = { ok: style.success('ok'), info: style.info('--'), problem: style.error('!!') };
  const lines = checks.flatMap(({ name, state, detail }) => {
    const [first = '', ...rest] = layOutProse(detail, style.width - INDENT);
    return [
      `${marks[state]}  ${name.padEnd(INDENT - 4)}${first}`,
      ...rest.map((line) => ' '.repeat(INDENT) + line),
    ];
  });
  const changed = settings.filter(({ source }) => source !== 'default');
  const rows = changed.map(
    ({ key, value, source }) =>
      `    ${key}: ${escapeControls(JSON.stringify(value))}  ${style.dim(`(${source})`)}`,
  );
  const heading = changed.length > 0 ? ['', 'Settings that differ from the defaults:'] : [];
  return `${[...lines, ...heading, ...rows].join('\n')}\n`;
}
