import { describe, expect, it } from '@jest/globals';
import { type ClockNow } from '../data/types.ts';
import { type KeptReading } from './queue/kept.ts';
import { doingNow } from './state.ts';

const at = (time: string) => `2026-11-17T${time}:00.000Z`;
const said = (state: ClockNow['clock']['state'], worked = 60): ClockNow => ({
  clock: {
    state,
    since: state === 'OUT' ? null : at('08:00'),
    began: null,
    date: null,
    worked,
    now: at('09:00'),
    ask: null,
  },
  terminal: undefined,
  days: [],
});
const kept = (eventType: KeptReading['eventType'], time: string, refusal?: string): KeptReading => ({
  key: time,
  account: 'a',
  organization: 'o',
  at: at(time),
  aheadMs: 0,
  language: 'en',
  eventType,
  refusal,
});

describe('what somebody does now', () => {
  it('runs on from what the server counted while somebody works, and stands on a break', () => {
    expect(doingNow(said('IN'), [], at('09:12'))).toEqual({ state: 'IN', since: at('08:00'), worked: 72 });
    expect(doingNow(said('BREAK'), [], at('09:12'))).toEqual({ state: 'BREAK', since: at('08:00'), worked: 60 });
    expect(doingNow(said('OUT'), [], at('09:12'))).toEqual({ state: 'OUT', since: null, worked: 60 });
  });

  it('follows from what waits on the device, in its order', () => {
    const waiting = [kept('BREAK_OUT', '09:10'), kept('BREAK_IN', '09:20'), kept('CLOCK_OUT', '09:50')];
    const states = [1, 2, 3].map((number) => doingNow(said('IN'), waiting.slice(0, number), at('10:00')));
    expect(states).toEqual([
      { state: 'BREAK', since: at('09:10'), worked: 70 },
      { state: 'IN', since: at('09:20'), worked: 110 },
      { state: 'OUT', since: null, worked: 100 },
    ]);
  });

  it('follows from what was pressed before the server answered without it', () => {
    expect(doingNow(said('IN'), [kept('CLOCK_OUT', '08:50')], at('09:12'))).toEqual({
      state: 'OUT',
      since: null,
      worked: 50,
    });
  });

  it('does not follow from what was refused, is known to the server, or was followed by what is', () => {
    const told = { ...said('OUT', 0), days: [{ readings: [{ at: at('08:59') }] }] };
    const waiting = [kept('CLOCK_IN', '08:50'), kept('CLOCK_OUT', '08:59'), kept('CLOCK_IN', '09:10', 'not allowed')];
    expect(doingNow(told, waiting, at('10:00'))).toEqual({ state: 'OUT', since: null, worked: 0 });
  });
});
