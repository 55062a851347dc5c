import { describe, expect, it } from 'vitest';
import { createExampleWorld } from '../../../src/diagnose/example-world.js';
import { pathsElsewhere } from '../../../src/diagnose/sources/project-paths.js';

describe('pathsElsewhere', () => {
  const world = createExampleWorld({
    files: {
      'config/app.ini': '',
      'scripts/run.sh': '',
      '../top.txt': '',
      'node_modules/x/run.sh': '',
      '/etc/hosts': '',
    },
  });

  it.each([
    ['app.ini', ['config/app.ini']],
    ['./run.sh', ['./scripts/run.sh']],
    ['/config/app.ini', ['config/app.ini']],
    ['top.txt', ['../top.txt']],
    ['etc/hosts', ['/etc/hosts']],
    ['./etc/hosts', []],
    ['nowhere.txt', []],
    ['~/app.ini', []],
  ])('%s', (typed, found) => {
    expect(pathsElsewhere(world, typed)).toEqual(found);
  });
});
