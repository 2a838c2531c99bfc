import { type ServiceRuntime } from '@kadro/chassis';
import { type DemoCompany, type DemoStage, type DemoWorld } from '@kadro/kernel';
import { clockDays } from './clocking.ts';
import { closeMonth } from './closing.ts';
import { askForOvertime, createOvertimeRules } from './overtime.ts';
import { type PlanAt, setNeeds } from './needs.ts';
import { createPattern } from './patterns.ts';
import { earlier, planOf, worksFiveEights } from './plans.ts';
import { askForCorrections, askForShift } from './requests.ts';
import { createShifts, createTerminals } from './shifts.ts';
import { passTime } from '../passing/task.ts';
import { untilDerived, untilTold } from './waiting.ts';

type Stage = DemoStage<ServiceRuntime>;

const monthsBack = 3;
/** Some of the first of them ask for other shifts. */
const withRequests = 40;

/** Shifts, plans, readings and overtime up to now: of whoever has an account since three months, of the others lately. */
export async function seed(stage: Stage): Promise<Partial<DemoWorld>> {
  const now = stage.runtime.ports.clock.now();
  const companies = stage.world.companies ?? [];
  await Promise.all(companies.map((company) => seedCompany(stage, company, now)));
  // what was played is of the past: its records are as of now before anybody looks
  await passTime.run(stage.runtime);
  await stage.runtime.caughtUp(await stage.runtime.ports.events.head(), 'written');
  const oldest = firstOf(now).toString().slice(0, 7);
  for (const company of companies) {
    await untilDerived(stage.runtime, company);
    await closeMonth(stage.runtime, company, oldest);
  }
  return {};
}

/** The first day of the oldest month. */
const firstOf = (now: Temporal.Instant): Temporal.PlainDate =>
  now.toZonedDateTimeISO('UTC').toPlainDate().subtract({ months: monthsBack }).with({ day: 1 });

async function seedCompany(stage: Stage, company: DemoCompany, now: Temporal.Instant): Promise<void> {
  const today = now.toZonedDateTimeISO('UTC').toPlainDate();
  const first = firstOf(now);
  const before = first.toZonedDateTime('UTC').toInstant().subtract({ hours: 48 });
  await untilTold(stage.runtime, company);
  await stage.during(before, () => createTerminals(stage.runtime, company));
  const shifts = await stage.during(before, () => createShifts(stage.runtime, company));
  await stage.during(before, () => createPattern(stage.runtime, company, { shifts, from: first }));
  const typeIds = await stage.during(before, () => createOvertimeRules(stage.runtime, company, first.toString()));
  // all days of this month are opened
  const lately = earlier(today.with({ day: 1 }), today.subtract({ days: 6 + today.dayOfWeek }));
  const planned: PlanAt[] = [];
  const lives = company.people.map(async (person, n) => {
    const begin = person.hasAccount ? first : lately;
    const plan = planOf(company, person, { first: begin, last: today.add({ days: 21 }) });
    const isPlanned = await worksFiveEights(stage.runtime, company, person);
    if (isPlanned) {
      await stage.during(before, () => plan.record(stage.runtime, shifts));
      planned.push({ branchId: person.branchId, plan });
    }
    const { long, forgotten } = await clockDays(stage, company, person, { plan, now });
    await askForOvertime(stage, company, person, long, { shifts, typeIds, now });
    await askForCorrections(stage, company, person, { days: forgotten, now, n });
    if (isPlanned && n < withRequests && person.id !== company.admin)
      await askForShift(stage, company, person, { plan, shifts, now, n });
  });
  await Promise.all(lives);
  await stage.during(before, () => setNeeds(stage.runtime, company, { all: planned, shifts, from: first, today }));
}
