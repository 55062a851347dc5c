import { describe, expect, it } from 'vitest';
import { type ExplainSources, openLookUp } from '../../src/explain/look-up-program.js';

const page = '.SH NAME\nx \\- does x\n.TP\n\\-v\nsay more\n';

/** Sources that note what they are asked. */
const sources = (parts: Partial<ExplainSources> = {}) => {
  const asked: string[] = [];
  const own: ExplainSources = {
    manual: (name, program) => {
      asked.push(`man ${name}`);
      return parts.manual?.(name, program);
    },
    probe: (argv) => {
      asked.push(argv.join(' '));
      return parts.probe?.(argv);
    },
    which: parts.which ?? ((program) => `/bin/${program}`),
    clock: parts.clock ?? (() => 0),
  };
  return { own, asked };
};

describe('openLookUp', () => {
  it('takes the manual, and asks once for each page', () => {
    const { own, asked } = sources({ manual: () => page });
    const lookUp = openLookUp(own);
    expect([lookUp('x'), lookUp('x'), lookUp('x', 'y')].map(({ description }) => description)).toEqual([
      'does x',
      'does x',
      'does x',
    ]);
    expect(asked).toEqual(['man x', 'man x-y']);
  });

  it('says what a builtin does, whatever page has its name, but not of its subcommand', () => {
    const lookUp = openLookUp(sources({ manual: () => page }).own);
    expect(lookUp('cd').description).toBe('change the current folder');
    expect(lookUp('cd').options).toHaveLength(1);
    expect(lookUp('cd', 'x').description).toBe('does x');
  });

  it('asks for --help only where there is no page and the program is known to only print it', () => {
    const { own, asked } = sources({ probe: () => '  -v, --verbose   say more' });
    const lookUp = openLookUp(own);
    expect(lookUp('jq').options.map(({ spellings }) => spellings.map(({ name }) => name))).toEqual([
      ['-v', '--verbose'],
    ]);
    expect(lookUp('deploy').options).toEqual([]);
    expect(asked).toEqual(['man jq', 'jq --help', 'man deploy']);
  });

  it('gives up when the time is over, but keeps what it knows', () => {
    let now = 0;
    const { own, asked } = sources({ manual: () => page, clock: () => now });
    const lookUp = openLookUp(own);
    lookUp('x');
    now = 300;
    expect(lookUp('x').description).toBe('does x');
    expect(lookUp('z').description).toBeUndefined();
    expect(asked).toEqual(['man x']);
  });
});
