import { describe, expect, it } from '@jest/globals';
import { type StoredEvent } from '@kadro/chassis';
import { type Act } from '../people/act.ts';
import { everyService } from './every-service.ts';
import { type Law, type Seen } from './law.ts';

const position = (n: number): string => String(n).padStart(16, '0');

function event(n: number, change: Partial<StoredEvent> & { command?: string; correlation?: string } = {}): StoredEvent {
  const { command = 'key.body', correlation = 'act-1', ...others } = change;
  const meta = { organization: 'o', actor: 'a', command, cause: '', correlation };
  return {
    id: `e${n}`,
    type: 'identity.X',
    v: 1,
    at: '',
    data: {},
    meta,
    stream: 's',
    revision: n,
    position: position(n),
    ...others,
  };
}

function act(status: number | null, change: Partial<Act> = {}, body: Record<string, unknown> = {}): Act {
  const asked = { method: 'PUT', path: '/x', body: { a: 1 }, headers: { 'idempotency-key': 'k' } } as const;
  const answer = status === null ? null : { status, headers: {}, body };
  return { n: 1, at: '', who: 'e1', wish: 'w', correlation: 'act-1', asked, answer, faults: [], ...change };
}

const seen = (change: Partial<Seen>): Seen => ({ act: act(200), events: [], notes: [], ...change });

function law(name: string): (...all: Seen[]) => string[] {
  const found: Law = everyService().find((one) => one.name === name)!;
  return (...all) => all.flatMap((one) => found.afterAct!(one));
}

describe('what was acknowledged is in the log', () => {
  const broken = law('what was acknowledged is in the log');
  it('holds where the log has come so far', () =>
    expect(broken(seen({ act: act(200, {}, { position: position(2) }), events: [event(1), event(2)] }))).toEqual([]));
  it('is broken where it has not', () =>
    expect(broken(seen({ act: act(200, {}, { position: position(9) }), events: [] }))).toHaveLength(1));
});

describe('no command is in the log twice', () => {
  const both = (second: StoredEvent): string[] =>
    law('no command is in the log twice')(seen({ events: [event(1)] }), seen({ events: [second] }));
  it('holds for events of one append', () => expect(both(event(2))).toEqual([]));
  it('holds for another command', () => expect(both(event(5, { command: 'other.body' }))).toEqual([]));
  it('is broken by the same one later', () => expect(both(event(5))).toHaveLength(1));
});

describe('what was refused left nothing', () => {
  const broken = law('what was refused left nothing');
  it.each([
    ['holds for what others did', act(409), event(1, { correlation: 'act-2' }), 0],
    ['holds for what was acknowledged', act(200), event(1), 0],
    ['says nothing of an answer that was lost', act(null), event(1), 0],
    ['is broken by an event of the refused request', act(409), event(1), 1],
  ])('%s', (_what, of, one, times) => expect(broken(seen({ act: of, events: [one] }))).toHaveLength(times));
});

describe('a repeated key answers alike', () => {
  const first = seen({ act: act(200, {}, { id: 'x', position: position(1) }), events: [event(1)] });
  const again = (body: Record<string, unknown>, before: Seen = first): string[] =>
    law('a repeated key answers alike')(before, seen({ act: act(200, { n: 2, correlation: 'act-2' }, body) }));
  it('holds for the same answer', () => expect(again({ id: 'x', position: position(1) })).toEqual([]));
  it('is broken by another one', () => expect(again({ id: 'x', position: position(2) })).toHaveLength(1));
  it('says nothing of what changed nothing', () =>
    expect(again({ id: 'x', position: position(2) }, { ...first, events: [] })).toEqual([]));
});

describe('nothing fails without a fault', () => {
  const broken = law('nothing fails without a fault');
  const error = { level: 'error', message: 'm', fields: {} } as const;
  it.each([
    ['holds for refusals', seen({ act: act(404) }), 0],
    ['holds where a fault struck', seen({ act: act(503, { faults: ['crash'] }), notes: [error] }), 0],
    ['holds for warnings', seen({ notes: [{ ...error, level: 'warn' }] }), 0],
    ['is broken by a 5xx', seen({ act: act(503) }), 1],
    ['is broken by a logged error', seen({ notes: [error] }), 1],
  ])('%s', (_what, one, times) => expect(broken(one)).toHaveLength(times));
});
