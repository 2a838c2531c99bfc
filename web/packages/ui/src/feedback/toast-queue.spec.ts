import { describe, expect, it } from '@jest/globals';
import { dismiss, enqueue, noToasts } from './toast-queue.ts';

describe('the queue of toasts', () => {
  const full = ['a', 'b', 'c', 'd'].reduce((queue, text) => enqueue(queue, { text }), noToasts);

  it('keeps the one that is shown and the newest two', () => {
    expect(full.waiting.map(({ text }) => text)).toEqual(['a', 'c', 'd']);
  });

  it('shows the next one when one goes', () => {
    expect(dismiss(full, 1).waiting[0]?.text).toBe('c');
  });
});
