import { describe, expect, it } from '@jest/globals';
import { type Happened, projectRows } from '@kadro/chassis/testing/rules';
import { aPerson, employmentChanged } from '../../testing/past.ts';
import { type PersonEvent } from '../events.ts';
import { personCards } from './person-cards.ts';

type Event = PersonEvent & Partial<Happened>;
const past: Event = aPerson();
const resigned: Event = {
  type: 'PersonResigned',
  data: { quitDate: '2026-01-31', quitReason: 'DISMISSAL', quitDescription: 'why', interviewMade: true },
};

describe('the card of a person', () => {
  const row = (...events: Event[]) => projectRows(personCards, [past, ...events])['o1/id1'];
  const seen = { id: 'id1', updatedDateTime: expect.any(String), revision: expect.any(Number) };

  it('has name, picture and job, nothing else', () =>
    expect(row()).toEqual({ ...seen, firstName: 'Deniz', lastName: 'Öztürk', imageUrl: null, jobId: 'j1' }));
  it('follows name, picture and job', () => {
    const events: Event[] = [
      { type: 'ProfileChanged', data: { lastName: 'Kaya', phone: '+49' } },
      { type: 'ImageChanged', data: { image: 'data:x' } },
      employmentChanged({ jobId: null, ssn: '1' }),
    ];
    expect(row(...events)).toEqual({ ...seen, firstName: 'Deniz', lastName: 'Kaya', imageUrl: 'data:x', jobId: null });
    expect(row(...events, { type: 'ImageRemoved', data: {} })?.imageUrl).toBeNull();
  });
  it('is untouched by the rest', () =>
    expect(row({ type: 'ContactChanged', data: { address: 'A' } }, resigned)).toMatchObject({ revision: 0 }));
});
