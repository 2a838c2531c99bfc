import { randomUUID } from 'node:crypto';
import { publishedLanguage } from '@kadro/chassis';
import { addDays, eachDay } from '@kadro/kernel';
import { type Place, type PublishedMessage, speaker, type State } from '@kadro/kernel/testing';

const say = speaker(publishedLanguage('leave'), randomUUID, { from: 'leave', perPerson: 'leaveAccount' });

const anyType = {
  names: { en: 'Annual', tr: 'Yıllık' },
  kind: 'PAID',
  color: '#0f766e',
  durations: ['FULL_DAY', 'HALF_DAY', 'QUARTER_DAY', 'HOURLY'],
  tracksBalance: true,
  countsCalendarDays: false,
  documentRequired: false,
  reasonRequired: false,
  noticeDays: 0,
  advanceDays: '0',
  archived: false,
};

export const leaveType = (place: Place, state: State): PublishedMessage =>
  say('LeaveTypeChanged', 'leaveType', state.id, place, { leaveType: { ...anyType, ...state } });

export interface LeaveDates {
  beginDate: string;
  endDate?: string;
  /** Of each day; by default FULL. */
  part?: string;
}

/** As leave says it; which dates cost something plays no part here. */
export function leave(
  place: Place,
  { beginDate, endDate = beginDate, part = 'FULL', ...state }: State & { personId: string } & LeaveDates,
  name = 'LeaveApproved',
): PublishedMessage {
  const day = eachDay({ from: beginDate, to: addDays(endDate, 1) }).map((date) => ({
    date,
    minutes: 480,
    of: 480,
    part,
    kind: 'ON_LEAVE',
  }));
  const fields = {
    kind: 'PAID',
    status: name === 'LeaveApproved' ? 'APPROVED' : 'PENDING',
    beginDate,
    endDate,
    duration:
      part === 'HOURS' ? 'HOURLY' : part.endsWith('_HALF') ? 'HALF_DAY' : part === 'FULL' ? 'FULL_DAY' : 'QUARTER_DAY',
    days: String(day.length),
    minutes: 480 * day.length,
    day,
    requestedAt: '2026-01-05T08:00:00.000Z',
  };
  return say(name, 'leaveAccount', state.personId, place, { leave: { ...fields, ...state } });
}
