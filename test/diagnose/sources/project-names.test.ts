import { describe, expect, it } from 'vitest';
import { createExampleWorld } from '../../../src/diagnose/example-world.js';
import { cargoPackages, packageKeys, workspaceNames } from '../../../src/diagnose/sources/project-names.js';

const files = {
  'package.json': '{"workspaces":["packages/*","site"],"scripts":{"lint":"x"}}',
  'packages/app/package.json': '{"name":"@acme/app","scripts":{"build":"x"}}',
  'packages/broken/package.json': '{"name":',
  'site/package.json': '{"name":"site"}',
};

describe('names of an npm project', () => {
  it('lists the workspaces, also those without a star', () => {
    expect(workspaceNames(createExampleWorld({ files }))).toEqual(['@acme/app', 'site']);
  });

  it('lists only the workspaces that have a script', () => {
    expect(workspaceNames(createExampleWorld({ files }), 'build')).toEqual(['@acme/app']);
  });

  it('lists the scripts of composer.json', () => {
    const world = createExampleWorld({ files: { 'composer.json': '{"scripts":{"test":"phpunit"}}' } });
    expect(packageKeys(world, 'scripts', 'composer.json')).toEqual(['test']);
  });

  it('has none where package.json is missing or broken', () => {
    expect(workspaceNames(createExampleWorld({}))).toEqual([]);
    expect(packageKeys(createExampleWorld({ files: { 'package.json': '{' } }), 'scripts')).toEqual([]);
  });
});

describe('packages of a cargo workspace', () => {
  it('are read from the members, also behind a star', () => {
    const world = createExampleWorld({
      files: {
        'Cargo.toml': '[workspace]\nmembers = ["cli", "crates/*"]\n',
        'cli/Cargo.toml': '[package]\nname = "tool-cli"\n',
        'crates/core/Cargo.toml': '[package]\nname = "tool-core"\n',
      },
    });
    expect(cargoPackages(world)).toEqual(['tool-cli', 'tool-core']);
  });
});
