import { perform, type ServiceRuntime } from '@kadro/chassis';
import { chanceOf, type Chance, type DemoCompany, type DemoPerson, demoPrincipal, type DemoStage } from '@kadro/kernel';
import { absence } from '../absence/events.ts';
import { type LongDay } from './overtime.ts';
import { type ForgottenDay } from './requests.ts';
import { datesIn, type Plan } from './plans.ts';
import { type ShiftName, shiftsOfDemo } from './shifts.ts';

interface Punch {
  at: Temporal.Instant;
  eventType: 'CLOCK_IN' | 'CLOCK_OUT' | 'BREAK_OUT' | 'BREAK_IN';
}

const minutes = (at: Temporal.Instant, more: number): Temporal.Instant => at.add({ seconds: more * 60 + 7 });

/** When somebody comes and goes: a few are late, some stay longer, now and then a reading is forgotten. */
function punchesOf(date: Temporal.PlainDate, name: ShiftName, zone: string, chance: Chance): Punch[] {
  const { begin } = shiftsOfDemo[name];
  const from = date.toZonedDateTime({ timeZone: zone, plainTime: begin }).toInstant();
  const to = endOf(date, name, zone);
  const [isLate, staysLong, forgets, takesBreak] = [0.08, 0.12, 0.015, 0.2].map((share) => chance.often(share));
  const comes = minutes(from, isLate ? chance.between(8, 40) : chance.between(-14, 2));
  const goes = minutes(to, staysLong ? chance.between(35, 110) : chance.between(-1, 14));
  const pause = minutes(from, chance.between(215, 245));
  return [
    { at: comes, eventType: 'CLOCK_IN' },
    ...(takesBreak
      ? [
          { at: pause, eventType: 'BREAK_OUT' as const },
          { at: minutes(pause, chance.between(25, 45)), eventType: 'BREAK_IN' as const },
        ]
      : []),
    ...(forgets ? [] : [{ at: goes, eventType: 'CLOCK_OUT' as const }]),
  ];
}

/** The end of a shift. */
function endOf(date: Temporal.PlainDate, name: ShiftName, zone: string): Temporal.Instant {
  const { begin, end } = shiftsOfDemo[name];
  const last = end <= begin ? date.add({ days: 1 }) : date;
  return last.toZonedDateTime({ timeZone: zone, plainTime: end }).toInstant();
}

/** Least minutes after a shift that count as overtime. */
const leastOvertime = 30;

function longDay(date: Temporal.PlainDate, shift: ShiftName, zone: string, punches: readonly Punch[]): LongDay[] {
  const left = punches.findLast(({ eventType }) => eventType === 'CLOCK_OUT')?.at;
  const minutes = left ? Math.trunc(left.since(endOf(date, shift, zone)).total('minutes')) : 0;
  return left && minutes >= leastOvertime ? [{ date: date.toString(), shift, minutes, left }] : [];
}

/** Days on which somebody stayed longer, and those whose end was not clocked. */
interface Played {
  long: LongDay[];
  forgotten: ForgottenDay[];
}

/** Plays a person's days up to now; who is on leave does not come. */
export async function clockDays(
  { runtime, during }: Pick<DemoStage<ServiceRuntime>, 'runtime' | 'during'>,
  company: DemoCompany,
  person: DemoPerson,
  { plan, now }: { plan: Plan; now: Temporal.Instant },
): Promise<Played> {
  const played: Played = { long: [], forgotten: [] };
  const chance = chanceOf(`days/${company.name}/${person.number}`);
  const today = now.toZonedDateTimeISO(person.zone).toPlainDate();
  const { state } = await runtime.loop.state(absence, company.id, person.id);
  const caller = demoPrincipal(company, person);
  const isPast = (at: Temporal.Instant): boolean => Temporal.Instant.compare(at, now) <= 0;
  for (const date of datesIn(plan.first, today)) {
    const shift = plan.shiftOn(date);
    const punches = shift ? punchesOf(date, shift, person.zone, chance) : [];
    if (chance.often(0.012) || state.byDate.has(date.toString())) continue;
    if (shift) {
      played.long.push(...longDay(date, shift, person.zone, punches).filter(({ left }) => isPast(left)));
      if (punches.at(-1)?.eventType !== 'CLOCK_OUT')
        played.forgotten.push({ shift, end: endOf(date, shift, person.zone) });
    }
    for (const { at, eventType } of punches.filter((one) => isPast(one.at)))
      await during(at, () =>
        perform(runtime, caller, 'RecordClock', {}, { eventType }, `demo/clock/${person.id}/${at.toString()}`),
      );
  }
  return played;
}
