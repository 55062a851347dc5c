import { expect, it } from 'vitest';
import { secretPath } from '../../src/repair/secret-path.js';

it.each([
  '.env',
  '.ENV',
  'app/.env.production',
  'prod.env',
  'server.key',
  'certs/a.PEM',
  'id_rsa',
  'id_ed25519.bak',
  '.npmrc',
  '.netrc',
  'secrets.yml',
  'credentials',
  'config/credentials.json',
  '.git/config',
  '.git/hooks/pre-commit',
  'x/.ssh/config',
  '.aws/credentials',
  '.ai-run/patterns/a.yaml',
  'terraform.tfstate.backup',
  'service-account-prod.json',
  '.docker/config.json',
])('%s is closed', (path) => {
  expect(secretPath(path)).toBe('closed');
});

it.each([
  'src/a.ts',
  '.env.example',
  'environment.ts',
  'keyboard.ts',
  'package.json',
  '.gitignore',
  '.github/workflows/ci.yml',
  'README.md',
])('%s is open', (path) => {
  expect(secretPath(path)).toBe('open');
});

it.each(['tokens.json', 'config/private.yaml', 'passwords/list.txt', 'src/api-key.ts'])(
  '%s is closed only where git ignores it',
  (path) => {
    expect(secretPath(path)).toBe('if-ignored');
  },
);
