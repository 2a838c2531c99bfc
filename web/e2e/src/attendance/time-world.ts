import { type Caller, signInByRest, until } from '../setup/rest.ts';
import { type World } from '../setup/seed.ts';
import { daysFrom, plus, today } from '../setup/time.ts';
import { derived, record } from './seed.ts';

/** The ids of what whoever looks has asked for, given by the one who asks. */
export const asked = {
  overtime: '018f0000-0000-7000-8000-0000000e2e01',
  shift: '018f0000-0000-7000-8000-0000000e2e02',
  correction: '018f0000-0000-7000-8000-0000000e2e03',
} as const;

/** Monday of the last whole week: somebody stays longer on Tuesday, does not come on Wednesday, forgets to go on Thursday. */
const monday = plus(today, -9);
const [tuesday, thursday, friday] = [plus(monday, 1), plus(monday, 3), plus(monday, 4)];
/** Of the week after the next, which is worked at night. */
const night = plus(monday, 15);
export const days = { longer: tuesday, open: thursday, night };

type Shifts = Record<'day' | 'night', string>;

async function demoShifts(admin: Caller): Promise<Shifts> {
  const { shifts } = await admin.ask<{ shifts: { items: { id: string; begin: string }[] } }>(
    '{ shifts(rowsPerPage: 20, sortBy: name) { items { id begin } } }',
  );
  const from = (hour: string): string => shifts.items.find(({ begin }) => begin.startsWith(hour))?.id ?? '';
  return { day: from('08:30'), night: from('22:00') };
}

/** Four weeks, the third of them at night. */
function plan(setter: Caller, { id: employeeId }: { id: string }, { day, night: late }: Shifts): Promise<unknown> {
  const to = plus(monday, 27);
  const all = Array.from({ length: daysFrom(monday, to) }, (_, at) => {
    const isNight = Math.floor(at / 7) === 2;
    return { date: plus(monday, at), shiftIds: at % 7 > 4 ? [] : [isNight ? late : day] };
  });
  return setter.sendAttendance('POST', 'workplans', { employeeId, from: monday, to, days: all });
}

const readings = [
  [monday, '05:26', 'CLOCK_IN'],
  [monday, '14:31', 'CLOCK_OUT'],
  [tuesday, '05:41', 'CLOCK_IN'],
  [tuesday, '09:30', 'BREAK_OUT'],
  [tuesday, '10:05', 'BREAK_IN'],
  [tuesday, '16:10', 'CLOCK_OUT'],
  [thursday, '05:24', 'CLOCK_IN'],
  [friday, '05:29', 'CLOCK_IN'],
  [friday, '14:30', 'CLOCK_OUT'],
  [today, '05:28', 'CLOCK_IN'],
] as const;

async function ask(caller: Caller, shifts: Shifts, ids: Partial<typeof asked> = {}): Promise<void> {
  await caller.sendAttendance('POST', 'overtimes', {
    ...(ids.overtime && { id: ids.overtime }),
    overtimeDate: tuesday,
    shiftId: shifts.day,
    period: 'CLOCK_OUT',
    durationInMinutes: 90,
    reason: 'Sayım bitmedi: depo akşama kaldı',
  });
  await caller.sendAttendance('POST', 'workplan-requests', {
    ...(ids.shift && { id: ids.shift }),
    days: [{ date: night, shiftIds: [shifts.day] }],
    reason: 'Veli toplantısı',
  });
  await caller.sendAttendance('POST', 'clock-corrections', {
    ...(ids.correction && { id: ids.correction }),
    problem: 'MISSING',
    date: thursday,
    time: '17:30',
    eventType: 'CLOCK_OUT',
    reason: 'Çıkışta kartımı okutmayı unuttum',
  });
}

/** Gives somebody a shift of the demo and those who decide; resolves when it is heard of. */
async function manage(setter: Caller, { id }: { id: string }, shifts: Shifts, managers: string[]): Promise<void> {
  await setter.send('PUT', `employees/${id}/management`, { shiftManagers: managers, overtimeManagers: managers });
  const isHeard = () =>
    plan(setter, { id }, shifts).then(
      () => true,
      () => false,
    );
  await until(isHeard, Boolean);
}

/** More than are planned, so that somebody is missing. */
async function need(admin: Caller, branchId: string, { day, night: late }: Shifts): Promise<void> {
  const weekdays = { monday: 3, tuesday: 3, wednesday: 3, thursday: 3, friday: 3, saturday: 1, sunday: 0, holiday: 0 };
  const needs = [day, late].map((shiftId) => ({ shiftId, week: weekdays }));
  await admin.sendAttendance('PUT', `staffing-needs/${branchId}`, { from: monday, needs });
}

/** Gives who looks at the screens shifts, readings and own requests, and somebody whose requests wait for the decision. */
export async function seedTime(world: World, viewer: string): Promise<void> {
  const { url, inAnkara, german } = world;
  const [admin, deputy] = await Promise.all([signInByRest(url, world.admin), signInByRest(url, german)]);
  // nobody plans for himself
  const setter = viewer === admin.id ? deputy : admin;
  const own = [world.admin, world.arabic, german].find(({ id }) => id === viewer) ?? german;
  const [looks, colleague] = await Promise.all([signInByRest(url, own), signInByRest(url, inAnkara)]);
  const shifts = await demoShifts(admin);
  await manage(setter, looks, shifts, [inAnkara.id, setter.id]);
  await manage(admin, colleague, shifts, [viewer, world.restricted.id]);
  await need(admin, world.ankara, shifts);
  for (const [date, time, eventType] of readings) {
    await record(admin, inAnkara, eventType, `${date}T${time}:00Z`);
    // the demo has those of its own people
    if (looks.id !== admin.id) await record(setter, looks, eventType, `${date}T${time}:00Z`);
  }
  await derived(admin, looks, friday);
  await ask(looks, shifts, asked);
  await ask(colleague, shifts);
}
