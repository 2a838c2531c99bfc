import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { smallService } from '../testing/services/small-service.ts';
import { auditedEvents, auditedOn } from './audit.ts';
import { readModel } from './models/read-model.ts';
import { defineService } from './service.ts';
import { decider, event } from './streams/decider.ts';
import { type Seen } from './streams/open-event.ts';

const none = z.object({});
const lamp = decider({
  name: 'lamp',
  initial: {},
  events: {
    LampHung: event(1, none),
    LampLit: event(1, none),
    LampFlickered: event(1, none),
    LampWired: event(1, none),
  },
  evolve: {
    LampHung: (state) => state,
    LampLit: (state) => state,
    LampFlickered: (state) => state,
    LampWired: (state) => state,
  },
});
const same = (row: object | null) => row;
const model = (name: string, more: object, ...events: (keyof (typeof lamp)['events'])[]) =>
  readModel(lamp).rows({
    name,
    row: name,
    version: 1,
    schema: none,
    indexes: {},
    reach: {},
    access: ['all'],
    project: Object.fromEntries(events.map((one) => [one, same])),
    ...more,
  });
const kinds = (found: ReturnType<typeof auditedEvents>) =>
  Object.fromEntries(
    [...found].map(
      ([
        name,
        {
          model: { name: kind },
        },
      ]) => [name, kind],
    ),
  );
const seen = (more: Partial<Seen> = {}): Seen => ({
  name: 'LampWired',
  data: {},
  id: 'l1',
  organization: 'o1',
  at: '2026-01-05T08:00:00.000Z',
  actor: 'a1',
  revision: 0,
  event: 'e1',
  ...more,
});

describe('what the audit log tells', () => {
  it('is what changes rows that somebody may read, of those with a history first', () =>
    expect(
      kinds(
        auditedEvents(
          [
            model('lists', {}, 'LampHung', 'LampLit'),
            model('lamps', { history: true }, 'LampHung'),
            model('hidden', { access: [] }, 'LampWired'),
          ],
          {},
        ),
      ),
    ).toEqual({ LampHung: 'lamps', LampLit: 'lists' }));

  it('is nothing that any of the models leaves out', () =>
    expect(
      kinds(
        auditedEvents(
          [
            model('lists', {}, 'LampHung', 'LampFlickered', 'LampLit'),
            model('lamps', { unaudited: ['LampFlickered'] }, 'LampFlickered'),
            model('sparks', { unaudited: true }, 'LampLit'),
          ],
          {},
        ),
      ),
    ).toEqual({ LampHung: 'lists' }));

  it('is also what is named, of the row with the id of its stream, all of it or some', () => {
    const lamps = model('lamps', { history: true }, 'LampHung');
    const found = auditedEvents([lamps], { LampWired: auditedOn(lamps, ({ actor, id }) => actor !== id) });
    expect(kinds(found)).toEqual({ LampHung: 'lamps', LampWired: 'lamps' });
    expect(found.get('LampWired')!.keys(seen())).toEqual(['l1']);
    expect(found.get('LampWired')!.keys(seen({ actor: 'l1' }))).toEqual([]);
  });

  it('is told by every service of a domain that has auditors', () => {
    const auditors = { who: 'roles', roles: ['KEEPER'] } as const;
    expect(() => defineService({ ...smallService, domain: { ...smallService.domain, auditors } })).toThrow(
      'small has no audit log',
    );
  });
});
