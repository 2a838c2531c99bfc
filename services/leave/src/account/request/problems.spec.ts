import { describe, expect, it } from '@jest/globals';
import { daysBetween } from '@kadro/kernel';
import Fraction from 'fraction.js';
import { annual, type anyType, entitled, factsFor, leave, requested, Stream } from '../../testing/builders.ts';
import { summaryOn } from '../shared/balances.ts';
import { daysOf, toNumber } from '../shared/days.ts';
import { freeAround, missingDays, problemsOf } from './problems.ts';
import { requestLeave } from './rules.ts';

type Facts = Parameters<typeof factsFor>[1] & { type?: Partial<typeof anyType> };
type More = Partial<ReturnType<typeof leave>>;

const monday = '2026-03-02';
const { state } = new Stream(entitled(20), requested(leave('taken', '2026-03-10', '2026-03-12')));

function problems(more: More, facts: Facts = {}): Record<string, string> {
  const input = { ...leave('a', more.beginDate ?? monday, more.endDate ?? more.beginDate ?? monday), ...more };
  return Object.fromEntries(
    problemsOf(state, input, factsFor(input, facts)).flatMap(({ fields }) =>
      Object.entries(fields ?? {}).map(([field, { name }]) => [field, name]),
    ),
  );
}

describe('what stands against a request', () => {
  it.each<[string, More, Facts, Record<string, string>]>([
    ['nothing', {}, {}, {}],
    ['an archived type', {}, { type: { archived: true } }, { leaveTypeId: 'archived_record' }],
    [
      'a duration that is not offered',
      {},
      { type: { durations: ['HOURLY'] } },
      { duration: 'leave_duration_not_offered' },
    ],
    ['no part of the day', { duration: 'HALF_DAY' }, {}, { period: 'leave_period_required' }],
    [
      'a part of another duration',
      { duration: 'HALF_DAY', period: 'FIRST_QUARTER' },
      {},
      { period: 'leave_period_required' },
    ],
    ['a part of a whole day', { period: 'FIRST_HALF' }, {}, { period: 'leave_part_not_expected' }],
    ['times of a whole day', { endTime: '12:00' }, {}, { endTime: 'leave_part_not_expected' }],
    [
      'times of half a day',
      { duration: 'HALF_DAY', period: 'FIRST_HALF', beginTime: '09:00' },
      {},
      { beginTime: 'leave_part_not_expected' },
    ],
    [
      'a day before the employment',
      {},
      { employments: [{ from: '2026-03-03', to: null }] },
      { beginDate: 'leave_outside_employment' },
    ],
    [
      'a day after its last day',
      { endDate: '2026-03-03' },
      { employments: [{ from: '2020-01-01', to: monday }] },
      { endDate: 'leave_outside_employment' },
    ],
    ['the last day of the employment', {}, { employments: [{ from: '2020-01-01', to: monday }] }, {}],
    ['a day beyond the horizon', {}, { horizon: '2026-03-01' }, { endDate: 'leave_too_far_ahead' }],
    [
      'days in a row over two requests and a weekend',
      { beginDate: '2026-03-13', endDate: '2026-03-16' },
      { type: { maximumDays: 4 }, freeDates: new Set(['2026-03-14', '2026-03-15']) },
      { endDate: 'leave_days_in_a_row_too_many' },
    ],
    [
      'as many days in a row as may be',
      { beginDate: '2026-03-13', endDate: '2026-03-16' },
      { type: { maximumDays: 5 } },
      {},
    ],
    [
      'days that a working day lies between',
      { beginDate: '2026-03-16', endDate: '2026-03-17' },
      { type: { maximumDays: 3 }, freeDates: new Set(['2026-03-14', '2026-03-15']) },
      {},
    ],
    ['no times', { duration: 'HOURLY', beginTime: '09:00' }, {}, { endTime: 'leave_hours_invalid' }],
    [
      'an end before the begin',
      { duration: 'HOURLY', beginTime: '09:00', endTime: '08:00' },
      {},
      { endTime: 'time_order' },
    ],
    [
      'more hours than the day has',
      { duration: 'HOURLY', beginTime: '08:00', endTime: '16:01' },
      {},
      { endTime: 'leave_hours_invalid' },
    ],
    ['as many hours as the day has', { duration: 'HOURLY', beginTime: '08:00', endTime: '16:00' }, {}, {}],
    [
      'more hours than half a holiday leaves',
      { duration: 'HOURLY', beginTime: '08:00', endTime: '12:01' },
      { holidays: [{ id: 'h', date: monday, part: 'AFTERNOON' }] },
      { endTime: 'leave_hours_invalid' },
    ],
    ['dates the wrong way round', { endDate: '2026-03-01' }, {}, { endDate: 'date_order' }],
    [
      'halves over several dates',
      { endDate: '2026-03-03', duration: 'HALF_DAY', period: 'FIRST_HALF' },
      {},
      { endDate: 'date_range_too_long' },
    ],
    [
      'notice that is too short',
      {},
      { type: { noticeDays: 7 }, today: '2026-02-24' },
      { beginDate: 'leave_notice_too_short' },
    ],
    ['notice to the day', {}, { type: { noticeDays: 7 }, today: '2026-02-23' }, {}],
    ['no notice wanted, and the day is over', {}, { today: '2026-04-01' }, {}],
    [
      'fewer days than the least',
      { endDate: '2026-03-03' },
      { type: { minimumDays: 3 } },
      { endDate: 'leave_days_too_few' },
    ],
    [
      'more days than the most',
      { endDate: '2026-03-03' },
      { type: { maximumDays: 1.5 } },
      { endDate: 'leave_days_too_many' },
    ],
    [
      'no working day',
      { beginDate: '2026-03-07', endDate: '2026-03-08' },
      { type: { minimumDays: 3 } },
      { beginDate: 'leave_no_working_day' },
    ],
    ['the wrong time of the year', {}, { type: { usageRule: 'ON_MONTH' } }, { beginDate: 'leave_usage_rule' }],
    [
      'a birthday that is not known',
      { beginDate: '2026-05-12' },
      { type: { usageRule: 'ON_DAY' }, birthDate: null },
      { leaveTypeId: 'leave_birth_date_missing' },
    ],
    ['the birthday', { beginDate: '2026-05-12' }, { type: { usageRule: 'ON_DAY' } }, {}],
    ['other leave', { beginDate: '2026-03-12', endDate: '2026-03-13' }, {}, { beginDate: 'leave_request_exists' }],
    [
      'a balance that is too small',
      { endDate: '2026-04-30' },
      { type: { tracksBalance: true }, holidays: [] },
      { beginDate: 'leave_request_exists', endDate: 'leave_balance_insufficient' },
    ],
    ['no document', {}, { type: { documentRequired: true } }, { documents: 'leave_document_required' }],
    ['a document of somebody else', { documents: ['d2'] }, { documents: ['d1'] }, { documents: 'reference_unknown' }],
    ['an own document', { documents: ['d1'] }, { documents: ['d1'], type: { documentRequired: true } }, {}],
    ['no reason', {}, { type: { reasonRequired: true } }, { reason: 'meaningful_text' }],
    ['a reason that says nothing', { reason: '!!' }, {}, { reason: 'meaningful_text' }],
    [
      'everything at once',
      { endDate: '2026-03-03', reason: '?' },
      { type: { noticeDays: 90, minimumDays: 5, documentRequired: true, usageRule: 'ON_DAY', archived: true } },
      {
        leaveTypeId: 'archived_record',
        beginDate: 'leave_usage_rule',
        endDate: 'leave_days_too_few',
        documents: 'leave_document_required',
        reason: 'meaningful_text',
      },
    ],
  ])('%s', (_what, more, facts, found) => expect(problems(more, facts)).toEqual(found));

  it('is said with the other request and the first date that is taken', () => {
    const input = leave('a', '2026-03-09', '2026-03-11');
    expect(problemsOf(state, input, factsFor(input))).toEqual([
      expect.objectContaining({
        params: { period: { from: '2026-03-10', to: '2026-03-12' } },
        details: { requestId: 'taken', date: '2026-03-10' },
      }),
    ]);
  });

  it('is not a request itself when it is changed', () => {
    const input = leave('taken', '2026-03-11', '2026-03-13', { leaveTypeId: annual });
    expect(problemsOf(state, input, factsFor(input))).toEqual([]);
  });
});

describe('the days that neither balance nor advance covers', () => {
  const account = new Stream(entitled(10), requested(leave('later', '2026-09-07', '2026-09-11'))).state;
  it.each<[string, string, string, Partial<typeof anyType>, number]>([
    ['none within the balance', '2026-03-02', '2026-03-06', {}, 0],
    ['what a later request leaves too little for', '2026-03-02', '2026-03-10', {}, 2],
    ['fewer with an advance', '2026-03-02', '2026-03-10', { advanceDays: 1 }, 1],
    ['at most the request’s own', '2026-03-02', '2026-03-31', {}, 17],
    ['none of a type without a balance', '2026-03-02', '2026-03-31', { tracksBalance: false }, 0],
  ])('are %s', (_what, begin, end, type, days) => {
    const input = leave('a', begin, end);
    expect(toNumber(missingDays(account, input, factsFor(input, { type })))).toBe(days);
  });
  it('are at most the request’s own where the balance is below zero already', () => {
    const overdrawn = new Stream(entitled(0), requested(leave('later', '2026-03-09', '2026-03-13'))).state;
    const input = leave('a', '2026-03-02');
    expect(toNumber(missingDays(overdrawn, input, factsFor(input)))).toBe(1);
  });
  it('leave out the request itself when it is changed', () => {
    const input = leave('later', '2026-09-07', '2026-09-18');
    expect(toNumber(missingDays(account, input, factsFor(input)))).toBe(0);
  });
});

describe('the text of a refusal', () => {
  const rules = {
    noticeDays: 10,
    minimumDays: 2,
    maximumDays: 3,
    reasonRequired: true,
    durations: ['FULL_DAY', 'HOURLY', 'HALF_DAY'] as const,
  };
  const facts = { type: rules, today: '2026-07-15', meaningfulLetters: 5 };
  const reason = 'A family feast';
  const week = (beginDate: string, endDate: string) => ({ beginDate, endDate, reason });
  const oneDay = week('2026-09-07', '2026-09-07');
  const stream = new Stream(entitled(2));

  it.each<[string, More, string, string]>([
    ['notice', week('2026-07-20', '2026-07-21'), 'leave_notice_too_short', 'beginDate'],
    ['too few days', oneDay, 'leave_days_too_few', 'endDate'],
    ['too many days', week('2026-09-07', '2026-09-10'), 'leave_days_too_many', 'endDate'],
    ['no reason', { beginDate: '2026-09-07', endDate: '2026-09-08' }, 'meaningful_text', 'reason'],
    ['an empty reason', { ...week('2026-09-07', '2026-09-08'), reason: 'ok....' }, 'meaningful_text', 'reason'],
    ['no working day', week('2026-09-05', '2026-09-06'), 'leave_no_working_day', 'beginDate'],
    ['a wrong order', week('2026-09-08', '2026-09-07'), 'date_order', 'endDate'],
    ['too long a range', week('2026-09-01', '2026-12-01'), 'date_range_too_long', 'endDate'],
    [
      'another duration',
      { ...oneDay, duration: 'QUARTER_DAY', period: 'FIRST_QUARTER' },
      'leave_duration_not_offered',
      'duration',
    ],
    ['no period', { ...oneDay, duration: 'HALF_DAY' }, 'leave_period_required', 'period'],
    ['hours', { ...oneDay, duration: 'HOURLY', beginTime: '11:00', endTime: '10:00' }, 'time_order', 'endTime'],
    ['no balance', week('2026-09-07', '2026-09-09'), 'leave_balance_insufficient', 'endDate'],
  ])('is in the language of the caller: %s', (_what, more, name, field) => {
    const input = { ...leave('a', monday), ...more };
    const texts = (['en', 'tr', 'ar'] as const).map((language) => {
      const mostDates = daysBetween(input.beginDate, input.endDate) >= 60 ? 60 : null;
      const answer = stream.refusal(
        (state) => requestLeave(state, input, factsFor(input, { ...facts, mostDates })),
        language,
      );
      expect([answer?.status, answer?.name, Object.keys(answer?.fields ?? {})]).toEqual([422, name, [field]]);
      return `${answer!.message} ${answer!.fields![field] as string}`;
    });
    expect(new Set(texts).size).toBe(3);
    expect(texts.join()).not.toMatch(/\{\{|undefined/);
    expect(texts[2]).toMatch(/[\u0600-\u06ff]{3}/);
  });
});

describe('leave in the week of the birthday', () => {
  it.each([
    ['2026-09-14', { beginDate: 'leave_usage_rule' }],
    ['2026-09-07', {}],
  ])('begins on %s', (beginDate, found) =>
    expect(problems({ beginDate }, { birthDate: '1990-09-09', type: { usageRule: 'ON_WEEK' } })).toEqual(found),
  );
});

describe('what is free before and after a request', () => {
  const free = (account: Stream, input: ReturnType<typeof leave>, advanceDays = 0) => {
    const facts = factsFor(input, { type: { advanceDays } });
    const { before, after } = freeAround(account.state, input, facts);
    const days = toNumber(missingDays(account.state, input, facts));
    return [toNumber(before), toNumber(after), days];
  };

  it('counts open requests of later dates, and adds up to what is asked for', () => {
    const account = new Stream(entitled(20), requested(leave('later', '2026-06-01', '2026-06-05')));
    expect(free(account, leave('a', '2026-03-02', '2026-03-03'))).toEqual([15, 13, 0]);
    expect(summaryOn(account.state, annual, '2026-03-02')).toMatchObject({
      entitled: new Fraction(20),
      asked: new Fraction(5),
      reserved: new Fraction(0),
    });
  });

  it('has the advance in it: what is free and what is missing are the days of the request', () => {
    const account = new Stream(entitled(17));
    const input = leave('a', '2026-03-02', '2026-05-22');
    expect([toNumber(daysOf(factsFor(input).days)), ...free(account, input, 2)]).toEqual([60, 19, 0, 41]);
  });
});
