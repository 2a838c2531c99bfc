import { randomUUID } from 'node:crypto';
import { type EventRecord } from '../ports/index.ts';

export function anEvent(data: Record<string, unknown> = {}, id: string = randomUUID()): EventRecord {
  return {
    id,
    type: 'test.ThingHappened',
    v: 1,
    at: '2026-01-05T08:00:00Z',
    data,
    meta: { organization: 'o', actor: 'system', command: `c.${id}`, cause: 'c', correlation: 'c' },
  };
}
