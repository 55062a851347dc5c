import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { connect as startTls, type TLSSocket } from 'node:tls';

/** How a proxy is reached: its address, the certificates to trust, and what ends the waiting. */
export interface ProxyWay {
  readonly proxy: URL;
  readonly ca: string[] | undefined;
  readonly signal: AbortSignal;
}

/** A secure connection to the target through the proxy, which sees nothing but the target's name. */
export function openTunnel(target: URL, { proxy, ca, signal }: ProxyWay): Promise<TLSSocket> {
  const address = `${target.hostname}:${target.port || 443}`;
  const options = {
    method: 'CONNECT',
    path: address,
    headers: { host: address, ...proxyCredentials(proxy) },
    signal,
  };
  return new Promise((resolve, reject) => {
    const request =
      proxy.protocol === 'https:' ? secureRequest(proxy, { ...options, ca }) : plainRequest(proxy, options);
    request.on('error', reject).on('connect', ({ statusCode }, socket) => {
      if (statusCode !== 200) {
        socket.destroy();
        reject(new Error(`the proxy ${proxy.host} refused the way (${statusCode})`));
        return;
      }
      const secure = startTls({ socket, servername: target.hostname, ca });
      secure.once('error', reject).once('secureConnect', () => resolve(secure));
    });
    request.end();
  });
}

/** The user and password of the proxy's own address, as the header that proxies want. */
export function proxyCredentials({ username, password }: URL): Record<string, string> {
  if (username === '') return {};
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { 'proxy-authorization': `Basic ${Buffer.from(pair).toString('base64')}` };
}
