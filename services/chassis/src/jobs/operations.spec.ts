import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { setTimeout } from 'node:timers/promises';
import { deadLetterMessage } from '../ports/shared/dead-letter.ts';
import { deadLetterRequestState, requestDeadLetters } from '../messaging/dead-letter-requests.ts';
import { aGuest, startListening, unbearable } from '../testing/services/listening-service.ts';

let here: Awaited<ReturnType<typeof startListening>>;
beforeAll(async () => {
  here = await startListening();
});
afterAll(() => here.stop());

async function aLetter(id: string, reaction: string, guest = 'g'): Promise<void> {
  const { type: _type, source: from, key: _key, ...place } = aGuest(guest, 0, { id: `m-${id}` });
  const letter = {
    id,
    at: place.at,
    type: 'hotel.GuestChanged',
    reaction,
    reason: 'RangeError',
    attempts: 5,
    heard: { ...place, name: 'GuestChanged', from },
  };
  await here.ports.messages.append('kadro.listening.dead', [deadLetterMessage('listening', letter)]);
}
const letters = async () =>
  ((await here.send('GET', 'dead-letters')).body.items as { id: string }[]).map(({ id }) => id);

describe('looking after the jobs of a service', () => {
  beforeAll(async () => {
    for (const service of ['listening', 'hotel'])
      await here.ports.jobs.add({ id: `${service}.1`, name: `${service}.count`, organization: 'o1', data: {} });
  });

  it('shows those of the service only, though the queue has those of others', async () => {
    expect((await here.send('GET', 'jobs')).body).toEqual({
      total: 1,
      items: [
        expect.objectContaining({ id: 'listening.1', name: 'listening.count', state: 'WAITING', mustFinish: false }),
      ],
    });
  });

  it.each([
    ['cancel', 'CANCELLED'],
    ['resume', 'WAITING'],
  ])('does %s to its own only', async (act, state) => {
    expect(await here.send('PUT', `jobs/listening.1/${act}`)).toMatchObject({ status: 200, body: { state } });
    expect((await here.send('PUT', `jobs/hotel.1/${act}`)).status).toBe(404);
    expect((await here.ports.jobs.get('o1', 'hotel.1'))?.state).toBe('WAITING');
  });
});

describe('a job whose work is owed', () => {
  it('is stopped by nobody, and says so', async () => {
    await here.ports.jobs.add({ id: 'owed', name: 'listening.owe', organization: 'o1', data: {} });
    expect(await here.send('PUT', 'jobs/owed/cancel')).toMatchObject({
      status: 422,
      body: { name: 'job_must_finish' },
    });
    expect((await here.send('GET', 'jobs')).body.items).toContainEqual(
      expect.objectContaining({ id: 'owed', mustFinish: true }),
    );
  });
});

describe('setting a dead letter aside', () => {
  it('takes it away unheard, and logs who did it', async () => {
    const warn = jest.spyOn(here.runtime.logger, 'warn');
    await aLetter('aside', 'handleGuests', 'aside');
    expect((await here.send('DELETE', 'dead-letters/aside', 'o2/admin')).status).toBe(404);
    expect((await here.send('DELETE', 'dead-letters/aside')).status).toBe(204);
    expect([await letters(), await here.guest('aside'), warn.mock.calls]).toEqual([
      [],
      undefined,
      [
        [
          { letter: 'aside', type: 'hotel.GuestChanged', reaction: 'handleGuests', organization: 'o1', by: 'admin' },
          'dead letter discarded',
        ],
      ],
    ]);
    expect((await here.send('DELETE', 'dead-letters/aside')).status).toBe(404);
  });

  it('is what remains where the reaction is gone', async () => {
    await aLetter('former', 'hearFormerly');
    expect(await here.send('POST', 'dead-letters/former/resend')).toMatchObject({
      status: 422,
      body: { name: 'nobody_listens' },
    });
    expect(await letters()).toEqual(['former']);
    expect((await here.send('DELETE', 'dead-letters/former')).status).toBe(204);
  });
});

describe('asking a running service to do something with letters', () => {
  const places = (...ids: string[]) => ids.map((id) => ({ organization: 'o1', id }));
  const answered = async (act: 'resend' | 'discard', ...ids: string[]) => {
    const id = await requestDeadLetters(here.ports.keyValue, 'listening', {
      act,
      by: 'shell',
      letters: places(...ids),
    });
    for (;;) {
      const state = await deadLetterRequestState(here.ports.keyValue, 'listening');
      if (state?.id === id && state.isDone) return state;
      await setTimeout(20);
    }
  };
  beforeAll(async () => {
    unbearable.add('poison');
    await aLetter('heard', 'handleGuests', 'cured');
    await aLetter('failing', 'handleGuests', 'poison');
    await aLetter('former', 'hearFormerly');
  });

  it('answers what failed again and what nobody hears; one that is gone is done', async () => {
    expect(await answered('resend', 'heard', 'failing', 'former', 'gone')).toMatchObject({
      done: 4,
      left: [
        { id: 'failing', why: 'failed' },
        { id: 'former', why: 'unhandled' },
      ],
    });
    expect(await letters()).toEqual(['former', 'failing']);
  });

  it('sets aside what is named and nothing else', async () => {
    expect(await answered('discard', 'former', 'gone')).toMatchObject({ done: 2, left: [] });
    expect(await letters()).toEqual(['failing']);
  });
});
