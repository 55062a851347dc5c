import { BlockList, isIP } from 'node:net';
import { isLoopback } from './model-settings.js';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The proxy that the environment names for an address: HTTPS_PROXY or HTTP_PROXY by its scheme, else ALL_PROXY, in
 * lower case first, unless NO_PROXY exempts the host. This machine is never reached by way of a proxy.
 */
export function chooseProxy(endpoint: string, env: Environment): string | undefined {
  if (!URL.canParse(endpoint) || isLoopback(endpoint)) return undefined;
  const url = new URL(endpoint);
  const named = read(env, url.protocol === 'https:' ? 'https_proxy' : 'http_proxy') ?? read(env, 'all_proxy');
  if (named === undefined || isExempt(url, read(env, 'no_proxy') ?? '')) return undefined;
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(named) ? named : `http://${named}`;
}

function read(env: Environment, name: string): string | undefined {
  return (env[name] ?? env[name.toUpperCase()])?.trim() || undefined;
}

/** NO_PROXY as curl reads it: `*`, host names with all below them, addresses, networks, each with a port or not. */
function isExempt(url: URL, list: string): boolean {
  const host = url.hostname.replace(/^\[|\]$/g, '').toLowerCase();
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  return list
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
    .some((entry) => {
      const [, name = '', wantedPort] =
        /^\[?(.*?)\]?(?::(\d{1,5}))?$/.exec(isIP(entry) ? `[${entry}]` : entry) ?? [];
      return (wantedPort === undefined || wantedPort === port) && matches(host, name);
    });
}

function matches(host: string, name: string): boolean {
  if (name === '*') return true;
  if (isIP(host)) return name === host || isWithin(host, name);
  const bare = name.replace(/^\*?\./, '');
  return bare !== '' && (host === bare || host.endsWith(`.${bare}`));
}

function isWithin(host: string, network: string): boolean {
  const [address = '', bits] = network.split('/');
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  const length = Number(bits);
  if (bits === undefined || isIP(address) !== isIP(host) || !(length <= (family === 'ipv6' ? 128 : 32)))
    return false;
  const networks = new BlockList();
  networks.addSubnet(address, length, family);
  return networks.check(host, family);
}
