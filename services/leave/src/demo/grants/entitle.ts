import { perform } from '@kadro/chassis';
import { type Company, type Person, personIn, principalOf, type Stage } from '../company.ts';
import { phrase } from '../stories/request.ts';
import { typeId, typesOf } from '../types/create.ts';
import { annualDays, excuseDays, grantedOn } from './allowance.ts';

/** By staff number; `n` picks the reason. */
const adjustments: Readonly<Record<string, { day: string; days: number; n: number }>> = {
  1013: { day: '03-02', days: 2, n: 1 },
  1029: { day: '01-15', days: 1.5, n: 0 },
  1025: { day: '02-10', days: -1, n: 0 },
  2005: { day: '03-16', days: 1, n: 1 },
  3003: { day: '01-20', days: 2, n: 0 },
};

/** The admin of the branch; for that admin, or where there is none, whoever runs the system; nobody for himself. */
function keeperOf(company: Company, { id, branchId }: Person): Person {
  const local = company.people.find(
    (one) => one.id !== id && one.roles.restrictedAdmin && one.adminBranches.includes(branchId),
  );
  if (local) return local;
  const another = company.people.find((one) => one.id !== id && one.roles.admin);
  return id === company.admin && another ? another : personIn(company, company.admin);
}

/** In the December before, or on the first day of work. */
async function grantYear({ runtime, during }: Stage, company: Company, person: Person, year: number): Promise<void> {
  const on = grantedOn(person, year);
  if (!on) return;
  const keeper = keeperOf(company, person);
  const at = Temporal.Instant.from(on.endsWith('-01-01') ? `${year - 1}-12-15T09:10:00Z` : `${on}T08:30:00Z`);
  const days: Record<string, number> = { annual: annualDays(person, year), excuse: excuseDays };
  await during(at, async () => {
    for (const type of typesOf(company)) {
      if (days[type] === undefined) continue;
      const body = { leaveTypeId: typeId(company, type), year, days: days[type], on };
      await perform(
        runtime,
        principalOf(company, keeper),
        'SetEntitlement',
        { id: person.id },
        body,
        `demo/${type}/${year}`,
      );
    }
  });
}

export async function grant(
  stage: Stage,
  company: Company,
  person: Person,
  years: readonly number[],
  now: Temporal.Instant,
): Promise<void> {
  for (const year of years) await grantYear(stage, company, person, year);
  const adjusted = company.name === 'lale' ? adjustments[person.number] : undefined;
  if (!adjusted) return;
  const on = `${years.at(-1)}-${adjusted.day}`;
  const at = Temporal.Instant.from(`${on}T10:20:00Z`);
  if (Temporal.Instant.compare(at, now) > 0) return;
  const keeper = keeperOf(company, person);
  const body = {
    leaveTypeId: typeId(company, 'annual'),
    on,
    days: adjusted.days,
    reason: phrase(keeper.language, 'adjust', adjusted.n),
  };
  await stage.during(at, () =>
    perform(stage.runtime, principalOf(company, keeper), 'AdjustBalance', { id: person.id }, body, 'demo/adjustment'),
  );
}
