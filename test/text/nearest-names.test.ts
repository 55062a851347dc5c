import { describe, expect, it } from 'vitest';
import { nearestFirst, nearestNames } from '../../src/text/nearest-names.js';

describe('nearestNames', () => {
  it.each([
    ['mkdri', ['make', 'mkdir', 'ls'], 'mkdir'],
    ['Documents', ['documents', 'Downloads'], 'documents'],
    ['--numerc', ['--numeric-sort', '--reverse'], '--numeric-sort'],
    ['app-l', ['app-list', 'apply-all'], 'app-list'],
    ['rn', ['rm', 'run'], 'run'],
    ['les', ['ls', 'less'], 'less'],
    ['-R', ['-a', '-r'], '-r'],
    ['orign/mian', ['origin/old', 'origin/main'], 'origin/main'],
  ])('%s', (typed, names, nearest) => {
    expect(nearestNames(typed, names)[0]).toBe(nearest);
  });

  it.each([
    ['--numerc', ['--reverse']],
    ['numerc', ['numeric-sort-order']],
    ['--al', ['--help']],
    ['-z', ['-h', '-x']],
    ['origin/f', ['origin/main']],
    ['remvoe', ['demo']],
    ['strat', ['format']],
    ['src/indx.js', ['src/app.js']],
    ['nosuch', ['touch']],
    ['foo', ['fmt', 'fzf', 'fold']],
    ['bob', ['bin']],
    ['--foo', ['-fo', '-o']],
    ['run_it', ['uniq', 'unzip', 'gunzip']],
  ])('finds nothing near %s', (typed, names) => {
    expect(nearestNames(typed, names)).toEqual([]);
  });

  it('leaves out longer names whose beginning was mistyped where a whole name fits', () => {
    expect(nearestNames('--inspct', ['--inspect-brk', '--inspect-port', '--inspect'])).toEqual(['--inspect']);
  });

  it('names no second choice for a short word unless it is as near', () => {
    expect(nearestNames('pss', ['ps', 'pip'])).toEqual(['ps']);
    expect(nearestNames('--nam', ['--name', '--rm'])).toEqual(['--name']);
  });

  it('takes the end of a name for it, and one part of it only where that is asked for', () => {
    expect(nearestNames('name', ['blame', 'rename'])[0]).toBe('rename');
    expect(nearestNames('extnsion', ['deploy', 'prepare_extension'])).toEqual([]);
    expect(nearestNames('extnsion', ['extnsion', 'prepare_extension'], { parts: true })).toEqual([
      'prepare_extension',
    ]);
  });
});

it('puts the near names of a list first and keeps the order of the rest', () => {
  expect(nearestFirst('isntall', ['uninstall', 'install', 'lint', 'history'])).toEqual([
    'install',
    'uninstall',
    'lint',
    'history',
  ]);
});
