import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expandHome, findConfigFile } from '../config/find-config-file.js';
import { parseYaml } from '../config/parse-yaml.js';
import { resolvePaths } from '../config/paths.js';
import type { Deps } from '../deps.js';
import type { Flags } from '../model/invocation.js';
import type { ListedTool, ModeSettings } from './mode-settings.js';

const DEFAULT_TOOLS = 'cat cut df du file find git grep head jq ls sort stat tail wc'.split(' ');

/** The settings in force: flags over environment over the config file over defaults. */
export async function readModeSettings(flags: Flags, deps: Deps): Promise<ModeSettings> {
  const file = findConfigFile(deps);
  const parsed = file.exists ? parseYaml(readFileSync(file.path, 'utf8')) : undefined;
  const root = parsed?.ok ? parsed.value : undefined;
  const ai = field(root, 'ai');
  const safety = field(root, 'safety');
  const apiKey = deps.env.AI_RUN_API_KEY ?? deps.env.OPENAI_API_KEY ?? text(field(ai, 'api_key'));
  const dir = text(field(field(root, 'commands'), 'dir'));
  const tools = field(safety, 'tools');
  return {
    model: {
      provider: field(ai, 'provider') === 'azure' ? 'azure' : 'openai',
      ...(apiKey ? { apiKey } : {}),
      endpoint: text(field(ai, 'endpoint')) ?? 'https://api.openai.com/v1',
      model: text(field(ai, 'model')) ?? 'gpt-4o-mini',
      timeoutMs: Number(field(ai, 'timeout_seconds') ?? 10) * 1000,
      ...(deps.env.NODE_EXTRA_CA_CERTS ? { extraCertificates: deps.env.NODE_EXTRA_CA_CERTS } : {}),
    },
    modelInWrapMode: flags.ai ?? field(ai, 'enabled') === true,
    modelAllowed: flags.ai ?? deps.env.AI_RUN_NO_AI !== '1',
    audit: field(ai, 'audit') === true,
    tools: Array.isArray(tools) ? tools.map(toTool) : DEFAULT_TOOLS.map(toTool),
    allowUnrestricted: field(safety, 'allow_unrestricted') !== false,
    commandsDir:
      dir === undefined ? resolvePaths(deps).commandsDir : resolve(deps.cwd, expandHome(dir, deps.home)),
    colorOutput: field(field(root, 'display'), 'color_output') !== false,
    origin: file.exists ? file.path : 'defaults',
    notices: [],
  };
}

function toTool(value: unknown): ListedTool {
  return {
    name: text(field(value, 'name')) ?? String(value),
    forceExplain: field(value, 'force_explain') === true,
  };
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function field(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
