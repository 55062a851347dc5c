import { describe, expect, it } from 'vitest';
import { assessRisk } from '../../src/suggest/assess-risk.js';
import { continueLine } from '../../src/suggest/continue-line.js';

const go = (original: string, corrected: string) => continueLine(original, corrected, assessRisk);

describe('continueLine', () => {
  it.each([
    ['make && gti status', 'make && git status', 'git status', ['make']],
    ['touch a; gti status', 'touch a; git status', 'git status', ['touch a']],
    [
      'git add . && git comit -m x && git push',
      'git add . && git commit -m x && git push',
      'git commit -m x && git push',
      ['git add .'],
    ],
    ['cd sub && make && gti log', 'cd sub && make && git log', 'cd sub && git log', ['make']],
    ['export A=1; make; gti log', 'export A=1; make; git log', 'export A=1; git log', ['make']],
    ['A=1; make && gti log', 'A=1; make && git log', 'A=1; git log', ['make']],
    ['./serve & gti log', './serve & git log', 'git log', ['./serve']],
    ['make > log && gti log', 'make > log && git log', 'git log', ['make > log']],
    ["echo 'a && b' > f && gti log", "echo 'a && b' > f && git log", 'git log', ["echo 'a && b' > f"]],
    ['make && foo', 'make && foo --force', 'foo --force', ['make']],
    ['make && foo', 'make && sudo foo', 'sudo foo', ['make']],
  ])('%s goes on with what is left', (original, corrected, command, leftOut) => {
    expect(go(original, corrected)).toEqual({ command, leftOut, repeated: [] });
  });

  it.each([
    ['gti status && make', 'git status && make'],
    ['cd sub && npm run biuld', 'cd sub && npm run build'],
    ['cat f | gerp x', 'cat f | grep x'],
    ['ls && gti status', 'ls && git status'],
    ['git psuh', 'git push'],
    ['(cd sub && npm run biuld)', '(cd sub && npm run build)'],
    ['make && gti status', 'sudo make && gti status'],
    ['false || gti status', 'false || git status'],
    ["cat > f <<'E' && gti log\nmake && x\nE", "cat > f <<'E' && git log\nmake && x\nE"],
    ['make && (', 'make && ()'],
  ])('%s is corrected whole', (original, command) => {
    expect(go(original, command)).toEqual({ command, leftOut: [], repeated: [] });
  });

  it.each([
    ['./deploy | gerp ok', './deploy | grep ok', ['./deploy']],
    ['gerp ok f | tee out', 'grep ok f | tee out', ['tee out']],
    ['(make && gti log)', '(make && git log)', ['make']],
    ['gti log; make', 'git log; make', ['make']],
    ['gti log || make', 'git log || make', ['make']],
    ['make || touch x && gti log', 'make || touch x && git log', ['make', 'touch x']],
    ['gti log && touch a; make', 'git log && touch a; make', ['make']],
    ['for i in 1 2; do make; gti log; done', 'for i in 1 2; do make; git log; done', ['make']],
  ])('%s cannot be cut: what runs again is named', (original, command, repeated) => {
    expect(go(original, command)).toEqual({ command, leftOut: [], repeated });
  });

  it('keeps what the rest depends on, and says that it runs again', () => {
    expect(go('. ./env.sh && make && gti log', '. ./env.sh && make && git log')).toEqual({
      command: '. ./env.sh && git log',
      leftOut: ['make'],
      repeated: ['. ./env.sh'],
    });
  });
});
