import { describe, expect, it } from '@jest/globals';
import { follow } from './follow.ts';
import { type StreamMessage } from './following.ts';

const streamOf = (...parts: string[]): Response =>
  new Response(new Blob(parts).stream(), { headers: { 'content-type': 'text/event-stream' } });

/** Follows what is answered in turn, then nothing; answers what was told, and the pauses. */
async function followed(...answers: (Response | Error)[]) {
  const leaving = new AbortController();
  const told: StreamMessage[] = [];
  const pauses: number[] = [];
  const opened: boolean[] = [];
  await follow({
    open: async () => {
      const answer = answers.shift();
      if (answer instanceof Response) return answer;
      if (answers.length === 0) leaving.abort();
      throw answer ?? new TypeError('lost');
    },
    onMessage: (message) => told.push(message),
    onOpen: (isOpen) => opened.push(isOpen),
    signal: leaving.signal,
    pause: async (ms) => void pauses.push(ms),
  });
  return { told, pauses, opened };
}

describe('following a stream', () => {
  it('tells whole messages in order, and no signs of life', async () => {
    const { told } = await followed(streamOf('event: a\ndata: {"n":', '1}\n\n: alive\n\nevent: b\ndata: {}\n\n'));
    expect(told).toEqual([
      { event: 'a', data: { n: 1 } },
      { event: 'b', data: {} },
    ]);
  });

  it('opens it again when it ends or is lost, after pauses that grow', async () => {
    const lost = () => new TypeError('lost');
    const { told, pauses, opened } = await followed(
      streamOf('event: ended\ndata: {}\n\n'),
      lost(),
      lost(),
      streamOf('event: a\ndata: {}\n\n'),
    );
    expect(told).toEqual([{ event: 'a', data: {} }]);
    expect(pauses[2]).toBeGreaterThan(pauses[0]!);
    expect(pauses.every((ms) => ms <= 30_000)).toBe(true);
    expect(opened.filter(Boolean)).toHaveLength(2);
  });

  it('ends when nobody is signed in any more', async () => {
    expect((await followed(new Response(null, { status: 401 }), streamOf('event: a\ndata: {}\n\n'))).told).toEqual([]);
  });
});
