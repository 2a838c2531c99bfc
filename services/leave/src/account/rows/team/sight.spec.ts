import { describe, expect, it } from '@jest/globals';
import { requestStatusSchema } from '@kadro/kernel';
import { type AskedRequest, type Asking, datesAround, mayAskAbout, sightOf, teamSight } from './sight.ts';

type Step = AskedRequest['steps'][number];

const step = (order: number, managerId: string, state: Step['state'], actedBy: string | null = null): Step => ({
  order,
  kind: 'LEAVE_MANAGER',
  managerId,
  state,
  actedBy,
  at: null,
  note: null,
  reason: null,
});
const asked = (more: Partial<AskedRequest> = {}): AskedRequest => ({
  employeeId: 'ayse',
  status: 'PENDING',
  beginDate: '2026-10-28',
  endDate: '2026-10-30',
  steps: [step(1, 'murat', 'PENDING'), step(2, 'elif', 'WAITING')],
  ...more,
});
const asking = (me: string, ...managed: string[]): Asking => ({ me, manages: (one) => managed.includes(one) });
const team = ['ayse', 'burak', 'emre', 'merve', 'tim'];

describe('who asks about the team of a request', () => {
  it.each([
    ['its owner', asking('ayse'), true],
    ['the one whose turn it is', asking('murat'), true],
    ['the one after', asking('elif'), true],
    ['a manager of its owner', asking('zeynep', 'ayse'), true],
    ['a manager of the others only', asking('zeynep', 'burak', 'emre'), false],
    ['a colleague', asking('burak'), false],
    ['one who was asked before and replaced', asking('hakan'), false],
  ])('is %s', (_who, who, may) => {
    expect(mayAskAbout(asked(), who)).toBe(may);
  });

  it('is a substitute instead of the one he acts for', () => {
    const request = asked({ steps: [step(1, 'murat', 'PENDING', 'hakan')] });
    expect([mayAskAbout(request, asking('hakan')), mayAskAbout(request, asking('murat'))]).toEqual([true, false]);
  });

  it('is no one whose step was stopped, however it came to that', () => {
    const request = asked({
      steps: [step(1, 'hakan', 'STOPPED'), step(1, 'murat', 'APPROVED'), step(2, 'elif', 'PENDING')],
    });
    expect(['hakan', 'murat', 'elif'].filter((one) => mayAskAbout(request, asking(one)))).toEqual(['murat', 'elif']);
  });

  it.each(requestStatusSchema.options)('asks while it is open: %s', (status) => {
    const isOpen = ['PENDING', 'NEED_EXTRA_DETAIL'].includes(status);
    for (const who of [asking('ayse'), asking('murat'), asking('zeynep', ...team)])
      expect(mayAskAbout(asked({ status }), who)).toBe(isOpen);
  });
});

describe('the dates around a request', () => {
  const days = { beginDate: '2026-10-28', endDate: '2026-11-02' };
  it('are its whole weeks', () => {
    expect(datesAround(days)).toEqual({ from: '2026-10-26', to: '2026-11-08' });
    expect(datesAround({ beginDate: '2026-10-26', endDate: '2026-11-01' })).toEqual({
      from: '2026-10-26',
      to: '2026-11-01',
    });
  });

  it.each([
    ['2025-01-01', '2025-03-31', null],
    ['2026-11-09', '2026-11-30', null],
    ['2026-11-03', '2026-11-01', null],
    ['2025-01-01', '2027-01-01', { from: '2026-10-26', to: '2026-11-08' }],
    ['2026-10-29', '2027-01-01', { from: '2026-10-29', to: '2026-11-08' }],
    ['2025-01-01', '2026-10-29', { from: '2026-10-26', to: '2026-10-29' }],
  ])('are narrowed and never widened by %s to %s', (from, to, dates) => {
    expect(datesAround(days, { from, to })).toEqual(dates);
  });
});

describe('of a team', () => {
  it('its owner sees numbers', () => {
    expect(teamSight(asked(), team, asking('ayse'))).toEqual({ named: null, counted: team });
  });

  it('who decides sees numbers, and no number where it is about one or two others', () => {
    expect(teamSight(asked(), team, asking('murat'))).toEqual({ named: null, counted: team });
    expect(teamSight(asked(), team.slice(0, 4), asking('murat')).counted).toEqual(team.slice(0, 4));
    expect(teamSight(asked(), team.slice(0, 3), asking('murat'))).toEqual({ named: null, counted: ['ayse'] });
  });

  it('who decides sees the same while details are awaited', () => {
    const request = asked({ status: 'NEED_EXTRA_DETAIL', steps: [step(1, 'murat', 'NEED_EXTRA_DETAIL')] });
    expect(teamSight(request, team.slice(0, 3), asking('murat')).counted).toEqual(['ayse']);
  });

  it('who is not asked yet sees nothing of a single person, the owner included', () => {
    expect(teamSight(asked(), team.slice(0, 2), asking('elif'))).toEqual({ named: null, counted: [] });
    expect(teamSight(asked(), team.slice(0, 3), asking('elif')).counted).toEqual(team.slice(0, 3));
  });

  it('a manager sees the names of his people, and of the others a number', () => {
    expect(teamSight(asked(), team, asking('murat', 'ayse', 'burak'))).toEqual({
      named: ['ayse', 'burak'],
      counted: team,
    });
  });

  it('a manager of all but two sees nothing of the two', () => {
    expect(teamSight(asked(), team, asking('murat', 'ayse', 'burak', 'emre'))).toEqual({
      named: ['ayse', 'burak', 'emre'],
      counted: ['ayse', 'burak', 'emre'],
    });
  });

  it('a manager of all sees all, however few', () => {
    expect(teamSight(asked(), team, asking('zeynep', ...team))).toEqual({ named: team, counted: team });
    expect(teamSight(asked(), ['ayse'], asking('zeynep', 'ayse'))).toEqual({ named: ['ayse'], counted: ['ayse'] });
  });

  it('deciding on one request names nobody else', () => {
    const other = asked({ employeeId: 'burak', steps: [step(1, 'hakan', 'PENDING')] });
    expect(teamSight(other, ['burak', 'ayse', 'emre'], asking('murat')).named).toBeNull();
    expect(teamSight(other, ['burak', 'ayse'], asking('murat')).counted).toEqual([]);
  });

  it('a number never is about one or two who are not seen', () => {
    for (let size = 0; size <= team.length; size++)
      for (let seen = 0; seen <= size; seen++) {
        const members = team.slice(0, size);
        const sees = (one: string) => team.indexOf(one) < seen;
        const { counted } = sightOf(members, { sees, manages: sees });
        expect(counted.filter(sees)).toEqual(members.slice(0, seen));
        expect([1, 2]).not.toContain(counted.filter((one) => !sees(one)).length);
      }
  });
});
