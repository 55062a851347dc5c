import { expect, test } from 'vitest';
import { chooseProxy } from '../../src/analyzer/choose-proxy.js';

const PROXY = 'http://proxy.corp:3128';
const OPENAI = 'https://api.openai.com/v1';

test.each([
  [{ HTTPS_PROXY: PROXY }, OPENAI, PROXY],
  [{ https_proxy: PROXY, HTTPS_PROXY: 'http://other:1' }, OPENAI, PROXY],
  [{ HTTP_PROXY: PROXY }, OPENAI, undefined],
  [{ HTTP_PROXY: PROXY }, 'http://models.corp:8080/v1', PROXY],
  [{ ALL_PROXY: PROXY }, OPENAI, PROXY],
  [{ HTTPS_PROXY: 'proxy.corp:3128' }, OPENAI, PROXY],
  [{ HTTPS_PROXY: ' ' }, OPENAI, undefined],
  [{ HTTPS_PROXY: PROXY }, 'no address', undefined],
  [{}, OPENAI, undefined],
])('%o for %s is %s', (env, endpoint, proxy) => {
  expect(chooseProxy(endpoint, env)).toBe(proxy);
});

test.each(['http://localhost:11434/v1', 'http://127.0.0.1:8080/v1', 'http://[::1]:1/v1'])(
  'a server on this machine is reached straight: %s',
  (endpoint) => {
    expect(chooseProxy(endpoint, { HTTP_PROXY: PROXY, ALL_PROXY: PROXY })).toBeUndefined();
  },
);

test.each([
  ['*', 'https://any.host/v1', true],
  ['openai.com', OPENAI, true],
  ['.openai.com', OPENAI, true],
  ['*.openai.com', OPENAI, true],
  ['API.OpenAI.com', OPENAI, true],
  ['penai.com', OPENAI, false],
  ['example.org, openai.com', OPENAI, true],
  ['openai.com:443', OPENAI, true],
  ['openai.com:8443', OPENAI, false],
  ['10.0.0.0/8', 'https://10.1.2.3/v1', true],
  ['10.0.0.0/8', 'https://11.1.2.3/v1', false],
  ['10.1.2.3', 'https://10.1.2.3/v1', true],
  ['10.1.2.3:443', 'https://10.1.2.3/v1', true],
  ['fd00::/8', 'https://[fd12::1]/v1', true],
  ['fd12::1', 'https://[fd12::1]/v1', true],
  ['10.0.0.0/99', 'https://10.1.2.3/v1', false],
  ['10.0.0.0/8', 'https://10.example.org/v1', false],
  ['', OPENAI, false],
])('NO_PROXY=%s for %s: %s', (list, endpoint, exempt) => {
  expect(chooseProxy(endpoint, { HTTPS_PROXY: PROXY, no_proxy: list })).toBe(exempt ? undefined : PROXY);
});
