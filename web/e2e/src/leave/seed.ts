import { ask, decidedBy, decide, entitle, type Kind } from './requests.ts';
import { plus, today } from '../setup/time.ts';
import { type Caller } from '../setup/rest.ts';
import { hireCaller } from '../setup/seed.ts';

export interface LeaveWorld {
  /** With a balance, whole and half days. */
  annual: Kind;
  /** Two to five days, a month before, with a reason; no balance. */
  strict: Kind;
  /** With a paper, no balance. */
  sick: Kind;
  /** Mondays ahead of weeks without a holiday, at least ten of them. */
  mondays: string[];
  /** By id of who looks at the screens: an own approved request and an own waiting one. */
  ofViewers: Record<string, { approved: string; waiting: string }>;
}

const none = {
  countsCalendarDays: false,
  documentRequired: false,
  reasonRequired: false,
  tracksBalance: false,
  noticeDays: 0,
  minimumDays: null,
  maximumDays: null,
  advanceDays: 0,
  usageRule: null,
};

export async function kind(admin: Caller, name: string, arabic: string, more: object): Promise<Kind> {
  const { id } = await admin.sendLeave('POST', 'leave-types', {
    name: { tr: name, en: name, de: name, ar: arabic },
    kind: 'PAID',
    color: '#0f766e',
    durations: ['FULL_DAY'],
    ...none,
    ...more,
  });
  return { id, name, arabic };
}

const weeks = 16;

/** Mondays ahead in whose weeks nobody has a holiday. */
async function freeMondays(admin: Caller): Promise<string[]> {
  const day = Temporal.PlainDate.from(today);
  const first = day.add({ days: 8 - day.dayOfWeek });
  const mondays = Array.from({ length: weeks }, (_, week) => first.add({ weeks: week }).toString());
  const to = first.add({ weeks }).toString();
  const query = `{ holidays(rowsPerPage: 100, filter: { date: { from: "${mondays[0]}", to: "${to}" } }) { items { date } } }`;
  const { holidays } = await admin.ask<{ holidays: { items: { date: string }[] } }>(query);
  return mondays.filter((monday) => !holidays.items.some(({ date }) => date >= monday && date < plus(monday, 7)));
}

interface Stage {
  url: string;
  admin: Caller;
  /** Another super admin: nobody sets his own managers and balance. */
  deputy: Caller;
  /** Who looks at the screens, each with days, requests and somebody who waits. */
  viewers: readonly Caller[];
  branchId: string;
}

/** Kinds of leave, and for the pictures of all screens requests that nobody decides. */
export async function seedLeave({ url, admin, deputy, viewers, branchId }: Stage): Promise<LeaveWorld> {
  const annual = await kind(admin, 'Atölye izni', 'إجازة الورشة', {
    tracksBalance: true,
    durations: ['FULL_DAY', 'HALF_DAY'],
  });
  const strict = await kind(admin, 'Fuar izni', 'إجازة المعرض', {
    color: '#7e22ce',
    noticeDays: 30,
    minimumDays: 2,
    maximumDays: 5,
    reasonRequired: true,
  });
  const sick = await kind(admin, 'Raporlu izin', 'إجازة بتقرير', { color: '#b91c1c', documentRequired: true });
  const mondays = await freeMondays(admin);
  const [first = '', second = '', third = ''] = mondays;
  const owner = await hireCaller(url, admin, 'Yeliz', 'Ertürk', { branchId });
  const colleague = await hireCaller(url, admin, 'Onur', 'Şahin', { branchId });
  const setterOf = ({ id }: Caller) => (id === admin.id ? deputy : admin);
  for (const viewer of [...viewers, owner.caller, colleague.caller])
    await entitle(setterOf(viewer), viewer, annual, 14);
  const ofViewers: LeaveWorld['ofViewers'] = {};
  for (const viewer of viewers) {
    await decidedBy(setterOf(viewer), viewer, annual, owner.member);
    const approved = await ask(viewer, annual, second, plus(second, 2));
    await decide(owner.caller, approved);
    const waiting = await ask(viewer, annual, third, plus(third, 4), { reason: 'Uzun bir hafta sonu: aile ziyareti' });
    ofViewers[viewer.id] = { approved, waiting };
  }
  // Everybody who looks has somebody waiting, at a chain of which nobody is decided before.
  for (const [at, viewer] of viewers.entries()) {
    await decidedBy(admin, owner.caller, annual, viewer, colleague.member);
    const monday = mondays[3 + at] ?? first;
    await ask(owner.caller, annual, monday, plus(monday, at), { reason: 'Taşınma günleri; anahtar teslimi sabah' });
  }
  return { annual, strict, sick, mondays, ofViewers };
}
