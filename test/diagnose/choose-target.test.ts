import { describe, expect, it } from 'vitest';
import { chooseTarget, toolIndexes } from '../../src/diagnose/choose-target.js';
import { simpleCommands } from '../../src/shell/simple-commands.js';

const line = 'cd app && git add . && git commit -m x && git push origin main';
const commands = simpleCommands(line);
const clues = { at: undefined, matched: '', groups: [] };

describe('chooseTarget', () => {
  it('takes the command in which the match of the command regex ends', () => {
    const at = line.indexOf('push') + 'push'.length;
    expect(chooseTarget(commands, [1, 2, 3], { ...clues, at })).toBe(3);
  });

  it('takes the command whose word the output quotes', () => {
    expect(chooseTarget(commands, [1, 2, 3], { ...clues, groups: ['commit'] })).toBe(2);
  });

  it('takes the first of the tool where nothing points', () => {
    expect(chooseTarget(commands, [1, 2, 3], clues)).toBe(1);
  });

  it('takes the last command where there is no tool and no clue', () => {
    expect(chooseTarget(commands, undefined, clues)).toBe(3);
  });
});

describe('toolIndexes', () => {
  it('counts python -m pip as pip', () => {
    expect(toolIndexes(simpleCommands('ls; python3 -m pip install x; pip list'), ['pip'])).toEqual([1, 2]);
  });
});
