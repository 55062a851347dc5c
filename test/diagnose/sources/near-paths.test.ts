import { describe, expect, it } from 'vitest';
import { createExampleWorld } from '../../../src/diagnose/example-world.js';
import { nearPaths } from '../../../src/diagnose/sources/near-paths.js';

function near(typed: string, ...names: readonly string[]): readonly string[] {
  return nearPaths(createExampleWorld({ files: Object.fromEntries(names.map((name) => [name, ''])) }), typed);
}

describe('nearPaths', () => {
  it('takes no file with another ending for a short name', () => {
    expect(near('x.go', 'x.tgz')).toEqual([]);
    expect(near('s.js', 's.sh')).toEqual([]);
  });

  it('finds slips of the name and of the ending', () => {
    expect(near('a.yml', 'a.yaml')).toEqual(['a.yaml']);
    expect(near('mian.go', 'main.go')).toEqual(['main.go']);
    expect(near('app.yml', 'app.yaml')).toEqual(['app.yaml']);
  });
});
