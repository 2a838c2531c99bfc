import { perform, type ServiceRuntime } from '@kadro/chassis';
import { type DemoCompany, type DemoPerson, demoPrincipal, type DemoStage } from '@kadro/kernel';
import { clock } from '../clock/events.ts';
import { workplan } from '../workplan/events.ts';
import { earlier, type Ending, endAs } from './endings.ts';
import { datesIn, type Plan } from './plans.ts';
import { type ShiftName, shiftsOfDemo } from './shifts.ts';

type Stage = DemoStage<ServiceRuntime>;
type Day = Temporal.PlainDate;

/** A day whose end nobody has clocked. */
export interface ForgottenDay {
  shift: ShiftName;
  /** When the shift ended. */
  end: Temporal.Instant;
}

const endings: readonly Ending[] = ['approved', 'asked', 'denied', 'detail', 'cancelled'];

/** Asks for the clock-outs that somebody forgot. */
export async function askForCorrections(
  stage: Stage,
  company: DemoCompany,
  person: DemoPerson,
  { days, now, n }: { days: readonly ForgottenDay[]; now: Temporal.Instant; n: number },
): Promise<void> {
  const { runtime, during } = stage;
  const kind = {
    noun: 'ClockCorrection',
    steps: async ({ id: of }: DemoPerson, id: string) =>
      (await runtime.loop.state(clock, company.id, of)).state.corrections.get(id)?.steps,
    says: {
      cancelled: 'It was another day',
      detail: 'Who was there, too?',
      denied: 'You had left before noon that day',
    },
  };
  for (const [nth, { shift, end }] of days.entries()) {
    const at = end.add({ hours: 14 });
    if (Temporal.Instant.compare(at, now) > 0) continue;
    const date = end.toZonedDateTimeISO(person.zone).toPlainDate().toString();
    const asked = { problem: 'MISSING', date, time: shiftsOfDemo[shift].end, eventType: 'CLOCK_OUT' };
    const key = `demo/correction/${person.id}/${date}`;
    const body = { ...asked, reason: 'I forgot to clock out' };
    const { id } = await during(at, () =>
      perform(runtime, demoPrincipal(company, person), 'RequestClockCorrection', {}, body, key),
    );
    const ending = endings[(n + nth) % endings.length]!;
    await endAs(stage, company, person, kind, { id: id!, key, ending, at: earlier(at.add({ hours: 6 }), now) });
  }
}

const firstDays = 4;

/** A day off, another shift, or a day off for a Saturday; null where the person works none of the next days. */
function wanted(plan: Plan, today: Day, n: number, shifts: ReadonlyMap<ShiftName, string>) {
  const from = today.add({ days: firstDays + (n % 5) });
  const day = datesIn(from, from.add({ days: 6 })).find((date) => plan.shiftOn(date) !== null);
  if (!day) return null;
  const date = day.toString();
  if (n % 3 === 0) return [{ date, shiftIds: [] }];
  if (n % 3 === 1) return [{ date, shiftIds: [shifts.get('late')!] }];
  const saturday = day.add({ days: 6 - day.dayOfWeek }).toString();
  return [
    { date, shiftIds: [] },
    { date: saturday, shiftIds: [shifts.get('day')!] },
  ];
}

interface ShiftFacts {
  plan: Plan;
  shifts: ReadonlyMap<ShiftName, string>;
  now: Temporal.Instant;
  /** Which of the people it is. */
  n: number;
}

/** Asks for other shifts in the next days. */
export async function askForShift(
  stage: Stage,
  company: DemoCompany,
  person: DemoPerson,
  { plan, shifts, now, n }: ShiftFacts,
): Promise<void> {
  const { runtime, during } = stage;
  const days = wanted(plan, now.toZonedDateTimeISO(person.zone).toPlainDate(), n, shifts);
  if (!days) return;
  const at = now.subtract({ hours: 30 + 3 * n });
  const key = `demo/shift-request/${person.id}`;
  const { id } = await during(at, () =>
    perform(
      runtime,
      demoPrincipal(company, person),
      'RequestShiftChange',
      {},
      { days, reason: 'A family matter' },
      key,
    ),
  );
  const kind = {
    noun: 'WorkplanRequest',
    steps: async ({ id: of }: DemoPerson, request: string) =>
      (await runtime.loop.state(workplan, company.id, of)).state.requests.get(request)?.steps,
    says: {
      cancelled: 'It is settled otherwise',
      detail: 'Would Tuesday do as well?',
      denied: 'Too many are away that day',
    },
  };
  const ending = endings[(n + Math.trunc(n / endings.length)) % endings.length]!;
  await endAs(stage, company, person, kind, { id: id!, key, ending, at: at.add({ hours: 5 }) });
}
