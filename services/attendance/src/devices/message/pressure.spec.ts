import { describe, expect, it } from '@jest/globals';
import { oneBatch } from './pressure.ts';

const tooMany = { name: 'too_many_requests', retryAfter: 2 };

describe('batches of terminals', () => {
  it('are worked on one by one, eight of all terminals at once', async () => {
    let end = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      end = resolve;
    });
    const eight = Array.from({ length: 8 }, (_, n) => oneBatch(`t${n}`, () => held));
    await expect(oneBatch('t0', () => held)).rejects.toMatchObject(tooMany);
    await expect(oneBatch('t8', () => held)).rejects.toMatchObject(tooMany);
    end();
    await Promise.all(eight);
    expect(await oneBatch('t0', async () => 'done')).toBe('done');
  });

  it('that fail leave the place to the next', async () => {
    await expect(oneBatch('t', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await oneBatch('t', async () => 'done')).toBe('done');
  });
});
