import { describe, expect, it } from '@jest/globals';
import { access, type AccessData } from './events.ts';
import { recordAccess } from './rules.ts';

const passing = (at: string, fromZoneId: string | null, toZoneId: string | null): Omit<AccessData, 'warning'> => ({
  id: at,
  at: `2026-07-15T${at}:00Z`,
  on: '2026-07-15',
  zone: 'Europe/Istanbul',
  branchId: null,
  terminalId: 't1',
  eventType: 'UNKNOWN',
  sensor: 'CARD',
  receivedAt: `2026-07-15T${at}:00Z`,
  late: false,
  fromZoneId,
  toZoneId,
});

const context = { organization: 'o', id: 'p', at: '', actor: 'a', revision: 0 };

/** The warnings of each, in the order of arrival; undefined where nothing is recorded. */
function warnings(...all: Omit<AccessData, 'warning'>[]) {
  let state = access.initial;
  return all.map((one) => {
    const [event] = recordAccess(state, one);
    if (event) state = access.evolve.AccessRecorded(state, event.data, context);
    return event?.data.warning;
  });
}

describe('passing doors', () => {
  it('one after the other is as it should be', () =>
    expect(
      warnings(passing('08:00', null, 'hall'), passing('09:00', 'hall', 'lab'), passing('10:00', 'lab', null)),
    ).toEqual([null, null, null]));
  it('into a zone where one is already is a warning', () =>
    expect(warnings(passing('08:00', null, 'hall'), passing('08:01', null, 'hall'))).toEqual([null, 'anti_passback']));
  it('out of a zone where one is not is a warning', () =>
    expect(warnings(passing('08:00', null, 'hall'), passing('09:00', 'lab', null))).toEqual([null, 'anti_passback']));
  it('twice told is once passed', () =>
    expect(warnings(passing('08:00', null, 'hall'), passing('08:00', null, 'hall'))).toEqual([null, undefined]));
  it('told late warns of nothing', () =>
    expect(warnings(passing('09:00', null, 'hall'), passing('08:00', 'lab', null))).toEqual([null, null]));
});
