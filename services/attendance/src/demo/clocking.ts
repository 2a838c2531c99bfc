import { perform, type ServiceRuntime } from '@kadro/chassis';
import { chanceOf, type Chance, type DemoCompany, type DemoPerson, demoPrincipal, type DemoStage } from '@kadro/kernel';
import { absence } from '../absence/events.ts';
import { datesIn, type Plan } from './plans.ts';
import { type ShiftName, shiftsOfDemo } from './shifts.ts';

interface Punch {
  at: Temporal.Instant;
  eventType: 'CLOCK_IN' | 'CLOCK_OUT' | 'BREAK_OUT' | 'BREAK_IN';
}

const minutes = (at: Temporal.Instant, more: number): Temporal.Instant => at.add({ seconds: more * 60 + 7 });

/** When somebody comes and goes: a few are late, some stay longer, now and then a reading is forgotten. */
function punchesOf(date: Temporal.PlainDate, name: ShiftName, zone: string, chance: Chance): Punch[] {
  const { begin, end } = shiftsOfDemo[name];
  const from = date.toZonedDateTime({ timeZone: zone, plainTime: begin }).toInstant();
  const last = end <= begin ? date.add({ days: 1 }) : date;
  const to = last.toZonedDateTime({ timeZone: zone, plainTime: end }).toInstant();
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

/** Plays a person's days up to now; who is on leave does not come. */
export async function clockDays(
  { runtime, during }: Pick<DemoStage<ServiceRuntime>, 'runtime' | 'during'>,
  company: DemoCompany,
  person: DemoPerson,
  { plan, now }: { plan: Plan; now: Temporal.Instant },
): Promise<void> {
  const chance = chanceOf(`days/${company.name}/${person.number}`);
  const today = now.toZonedDateTimeISO(person.zone).toPlainDate();
  const { state } = await runtime.loop.state(absence, company.id, person.id);
  const caller = demoPrincipal(company, person);
  for (const date of datesIn(plan.first, today)) {
    const shift = plan.shiftOn(date);
    const punches = shift ? punchesOf(date, shift, person.zone, chance) : [];
    if (chance.often(0.012) || state.byDate.has(date.toString())) continue;
    for (const { at, eventType } of punches.filter((one) => Temporal.Instant.compare(one.at, now) <= 0))
      await during(at, () =>
        perform(runtime, caller, 'RecordClock', {}, { eventType }, `demo/clock/${person.id}/${at.toString()}`),
      );
  }
}
