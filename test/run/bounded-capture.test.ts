import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BoundedCapture, CAPTURE_LIMIT } from '../../src/run/bounded-capture.js';

function captured(chunks: readonly Uint8Array[]): string {
  const capture = new BoundedCapture();
  for (const chunk of chunks) capture.push(chunk);
  return capture.text();
}

describe('BoundedCapture', () => {
  it('keeps all of what fits, whatever the chunks', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 50 }), { maxLength: 50 }), (texts) => {
        expect(captured(texts.map((text) => Buffer.from(text)))).toBe(texts.join(''));
      }),
    );
    const full = 'x'.repeat(CAPTURE_LIMIT);
    expect(captured([Buffer.from(full)])).toBe(full);
  });

  it('keeps head and tail of more, says how much is missing, and stays bounded', () => {
    const size = fc.integer({ min: 1, max: 400_000 });
    fc.assert(
      fc.property(fc.array(size, { minLength: 1, maxLength: 12 }), (sizes) => {
        const all = Buffer.alloc(sizes.reduce((sum, each) => sum + each, 0));
        for (let at = 0; at < all.length; at += 8)
          all.write(at.toString(36).padStart(8, '.').slice(-8), at, 'latin1');
        let from = 0;
        const chunks = sizes.map((length) => {
          from += length;
          return all.subarray(from - length, from);
        });
        const text = captured(chunks);
        if (all.length <= CAPTURE_LIMIT) {
          expect(text).toBe(all.toString('latin1'));
          return;
        }
        const missing = all.length - CAPTURE_LIMIT;
        const [head = '', tail = ''] = text.split(`\n[… ${missing} bytes left out …]\n`);
        expect(head).toBe(all.subarray(0, 64 * 1024).toString('latin1'));
        expect(tail).toBe(all.subarray(all.length - 192 * 1024).toString('latin1'));
      }),
    );
  });

  it('copies: a reused buffer does not change what was kept', () => {
    const capture = new BoundedCapture();
    const buffer = Buffer.from('first');
    capture.push(buffer);
    buffer.write('other');
    expect(capture.text()).toBe('first');
  });
});
