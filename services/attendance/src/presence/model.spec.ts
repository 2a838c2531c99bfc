import { describe, expect, it } from '@jest/globals';
import { type AnyDecider, type AnyReadModel, type FactSource } from '@kadro/chassis/declare';
import { absence } from '../absence/events.ts';
import { leaveTypes } from '../replicas/leave-types.ts';
import { people } from '../replicas/people.ts';
import { timesheets } from '../timesheet/model.ts';
import { presences } from './model.ts';

/** Deciders whose streams the facts of somebody are read from. */
async function readBy({ derivation }: Pick<AnyReadModel, 'derivation'>): Promise<AnyDecider[]> {
  const read = new Set<AnyDecider>();
  const state: FactSource['state'] = async (decider) => {
    read.add(decider);
    return decider.initial;
  };
  const known = { fields: { places: [{ from: '2026-01-05', branchId: 'north', workingPattern: null }] } };
  const cleared: FactSource['cleared'] = async (decider, id) => ({ ...(await state(decider, id)), ...known });
  const latest = { position: '', at: '' };
  await derivation!.facts('mia', { organization: 'o', latest, state, cleared, events: async () => [] });
  return [...read, leaveTypes.decider];
}

describe.each([timesheets, presences])('facts of $name', (model) => {
  it('are kept from one batch to the next: whatever they are read from is told', async () => {
    const read = await readBy(model);
    expect(read).toEqual(expect.arrayContaining([people.decider, absence]));
    const told = Object.keys(model.derivation!.touches);
    for (const { name, events } of read)
      expect([name, Object.keys(events).filter((event) => !told.includes(event))]).toEqual([name, []]);
  });
});
