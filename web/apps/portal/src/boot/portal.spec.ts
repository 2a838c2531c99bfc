/** @jest-environment ./infra/jsdom/environment.cjs */
import '@kadro/ui/testing';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { setPlace, today } from '@kadro/ui';
import { someone } from '../testing/api.ts';
import { createPortal } from './portal.ts';

const { fetch } = globalThis;

afterEach(() => {
  globalThis.fetch = fetch;
  setPlace(null);
  jest.useRealTimers();
});

describe('the day of the portal', () => {
  it.each([
    ['Pacific/Auckland', '2026-11-23'],
    ['Europe/Istanbul', '2026-11-23'],
    ['Europe/Berlin', '2026-11-22'],
  ])('is that of the branch in %s from sign-in on, by the clock of the server', async (zone, day) => {
    jest.useFakeTimers({ now: new Date('2026-11-20T09:00:00Z') });
    const user = { ...someone, zone, answeredAt: '2026-11-22T21:30:00Z' };
    const headers = new Headers({ authorization: 'Bearer a.b.c' });
    const answer = { status: 200, ok: true, headers, text: () => Promise.resolve(JSON.stringify(user)) };
    globalThis.fetch = () => Promise.resolve(answer as unknown as Response);
    const { api } = createPortal();
    expect(today()).toBe('2026-11-20');
    await api.login({ username: 'murat', password: 'secret' });
    expect(today()).toBe(day);
  });
});
