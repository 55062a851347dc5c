import { chooseProxy } from '../analyzer/choose-proxy.js';
import { loadConfig } from '../config/load-config.js';
import { resolvePaths } from '../config/paths.js';
import type { Deps } from '../deps.js';
import type { Flags } from '../model/invocation.js';
import type { ModeSettings } from './mode-settings.js';

/** The settings in force: flags over environment over the config file over defaults. */
export async function readModeSettings(
  flags: Pick<Flags, 'ai' | 'learn'>,
  deps: Pick<Deps, 'env' | 'home' | 'platform' | 'cwd'>,
): Promise<ModeSettings> {
  const { config, file, model, warnings } = await loadConfig(deps, flags);
  const { ai, safety, commands, display } = config;
  const certificates = deps.env.NODE_EXTRA_CA_CERTS;
  const proxy = chooseProxy(ai.endpoint, deps.env);
  return {
    model: {
      provider: ai.provider,
      endpoint: ai.endpoint,
      model: ai.model,
      timeoutMs: ai.timeout_seconds * 1000,
      ...(ai.api_key ? { apiKey: ai.api_key } : {}),
      ...(ai.api_version ? { apiVersion: ai.api_version } : {}),
      ...(ai.price ? { price: ai.price } : {}),
      ...(certificates ? { extraCertificates: certificates } : {}),
      ...(proxy ? { proxy } : {}),
    },
    modelInWrapMode: model === 'on',
    modelAllowed: model !== 'off',
    audit: ai.audit,
    tools: safety.tools.map(({ name, force_explain }) => ({ name, forceExplain: force_explain })),
    allowUnrestricted: safety.allow_unrestricted,
    commandsDir: commands.dir ?? resolvePaths(deps).commandsDir,
    colorOutput: display.color_output,
    origin: file.exists ? file.path : 'defaults',
    notices: warnings,
  };
}
