import { describe, expect, it } from '@jest/globals';
import { stateAfter } from '@kadro/chassis/testing/rules';
import { type DecisionFacts } from '../../shared/decisions.ts';
import { clock } from '../events.ts';
import { type ApprovalFacts, decideCorrection, deferReading, requestCorrection } from './rules.ts';
import { type CorrectionData } from './shape.ts';

const at = '2026-07-06T14:00:00.000Z';
const reading = {
  id: 'r2',
  at,
  on: '2026-07-06',
  zone: 'Europe/Istanbul',
  eventType: 'CLOCK_OUT' as const,
  terminalId: null,
  sensor: 'WEB' as const,
  deviceAt: null,
  receivedAt: at,
  source: 'CORRECTION' as const,
  shiftId: null,
};
const asked = (more: Partial<CorrectionData> = {}): CorrectionData => ({
  id: 'a',
  name: 'Deniz Kaya',
  branchId: null,
  steps: [{ order: 1, kind: 'SHIFT_MANAGER', managerId: 'm1', state: 'PENDING' }],
  escalated: null,
  problem: 'MISSING',
  date: '2026-07-06',
  zone: 'Europe/Istanbul',
  readingId: null,
  was: null,
  reading,
  reason: 'Forgotten',
  ...more,
});
const facts = (more: Partial<DecisionFacts & ApprovalFacts> = {}) => ({
  actor: 'm1',
  isRequester: false,
  isSuperAdmin: false,
  at,
  nameOf: (id: string) => id,
  reason: 'Forgotten',
  newId: 'r3',
  closed: [],
  ...more,
});
const after = (...events: Parameters<typeof stateAfter>[1]) => stateAfter(clock, events);
const requested = after(...requestCorrection(clock.initial, asked()));

describe('a correction of clock records', () => {
  it('is recorded beside its approval, by whoever approved it', () => {
    const events = decideCorrection(requested, { id: 'a', approved: true }, facts());
    expect(events.map(({ type }) => type)).toEqual(['CorrectionApproved', 'ReadingRecorded']);
    expect(events[1]?.data).toMatchObject({ id: 'r2', by: 'm1', late: true, description: 'Forgotten' });
  });

  it('records nothing where it is denied, and nobody decides for himself', () => {
    const denied = decideCorrection(requested, { id: 'a', approved: false, note: 'No' }, facts());
    expect(denied).toMatchObject([{ type: 'CorrectionDenied', data: { note: 'No', by: 'm1' } }]);
    expect(() => decideCorrection(requested, { id: 'a', approved: true }, facts({ isRequester: true }))).toThrow(
      expect.objectContaining({ name: 'own_request' }),
    );
  });

  it('of a closed day is approved with a reason, denied without, and asked for without', () => {
    const closed = facts({ closed: [{ from: '2026-07-01', to: '2026-07-31' }] });
    const said = (approved: boolean, reason?: string) => ({
      id: 'a',
      approved,
      correction: reason ? { reason } : null,
    });
    expect(() => decideCorrection(requested, said(true), closed)).toThrow(
      expect.objectContaining({ name: 'period_closed' }),
    );
    expect(decideCorrection(requested, said(true, 'Seen on the door'), closed)[1]?.data).toMatchObject({
      description: 'Forgotten',
      correction: 'Seen on the door',
    });
    expect(decideCorrection(requested, said(false), closed)).toMatchObject([{ type: 'CorrectionDenied' }]);
  });

  it('is one, however often a device says it', () => {
    const state = after(...deferReading(clock.initial, asked()));
    expect(deferReading(state, asked())).toEqual([]);
    expect(deferReading(state, asked({ id: 'b' }))).toEqual([]);
    expect(() => requestCorrection(state, asked({ id: 'b' }))).toThrow(
      expect.objectContaining({ name: 'correction_exists' }),
    );
  });
});
