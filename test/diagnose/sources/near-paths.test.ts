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

  it('takes no file with another single letter', () => {
    expect(near('y.zip', 'x.zip')).toEqual([]);
    expect(near('x.tr', 'x.tar')).toEqual(['x.tar']);
  });

  it('finds slips of the name and of the ending', () => {
    expect(near('a.yml', 'a.yaml')).toEqual(['a.yaml']);
    expect(near('mian.go', 'main.go')).toEqual(['main.go']);
    expect(near('app.yml', 'app.yaml')).toEqual(['app.yaml']);
  });

  it('takes two ways to write one ending for the same file, before all that begins alike', () => {
    expect(near('site.tgz', 'site/index.html', 'site.zip', 'site.tar.gz')).toEqual(['site.tar.gz']);
    expect(near('cat.jpg', 'cat.jpeg', 'cat.png')).toEqual(['cat.jpeg']);
  });

  it('puts a lost slash back where the folder holds such a name', () => {
    expect(near('homedata/report.csv', 'home/data/report.csv')).toEqual(['home/data/report.csv']);
    expect(near('a/bc.txt', 'a/b/c.txt')).toEqual(['a/b/c.txt']);
    expect(near('srcmain.c', 'src/main.c')).toEqual(['src/main.c']);
    expect(near('srcmain.c', 'src/other.c')).toEqual([]);
  });
});
