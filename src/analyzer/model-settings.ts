/** Where the model is, how it is paid and how long it may take. */
export interface ModelSettings {
  readonly provider: 'openai' | 'azure';
  readonly apiKey?: string;
  /** A base URL, or the full `…/chat/completions` URL. */
  readonly endpoint: string;
  readonly model: string;
  /** The budget of one question, retries included. */
  readonly timeoutMs: number;
  readonly apiVersion?: string;
  /** Price of a million tokens, in the currency of the config. */
  readonly price?: { readonly input: number; readonly output: number };
  /** Path of a PEM file with further certificates to trust. */
  readonly extraCertificates?: string;
  /** Address of the proxy that the environment names for the endpoint. */
  readonly proxy?: string;
}

/** The base URL that the client needs, whichever of the two forms the config has. */
export function baseUrlOf(endpoint: string): string {
  const url = new URL(endpoint);
  url.pathname = url.pathname.replace(/\/+$/, '').replace(/\/chat\/completions$/, '');
  url.search = '';
  return url.toString().replace(/\/+$/, '');
}

/** True where a server on this machine answers, which needs no key. */
export function isLoopback(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const host = new URL(endpoint).hostname;
  return host === 'localhost' || host === '[::1]' || /^127(\.\d+){3}$/.test(host);
}

/** True where a question can be sent: a key, or a server on this machine. */
export function canAsk(settings: ModelSettings): boolean {
  return Boolean(settings.apiKey) || isLoopback(settings.endpoint);
}
