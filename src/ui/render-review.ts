import { layOutProse } from './lay-out.js';
import type { Style } from './style.js';

/** What the model says of a recorded run. */
export interface Review {
  readonly explanation: string;
  readonly next_steps: readonly string[];
  readonly limitations: string;
}

/** The words of a review: what happened, what to try, what is not known. */
export function renderReview(review: Review, style: Style): string {
  return [
    style.strong('What happened:'),
    ...layOutProse(review.explanation, style.width, '  '),
    ...(review.next_steps.length > 0 ? ['', style.strong('What to try next:')] : []),
    ...review.next_steps.flatMap((step) => {
      const [first = '', ...rest] = layOutProse(step, style.width - 6);
      return [`  - ${first}`, ...rest.map((line) => `    ${line}`)];
    }),
    ...(review.limitations.trim() === ''
      ? []
      : ['', style.strong('Not known:'), ...layOutProse(review.limitations, style.width, '  ')]),
    '',
  ].join('\n');
}
