import { sendNoticesFrom, type ServiceRuntime } from '@kadro/chassis';
import { addDays, eachDay } from '@kadro/kernel';
import { people, type PersonRow } from '../replicas/people.ts';
import { type WorkDays, workDaysOf } from './calendar/work-days.ts';
import { type Company, type Person, scopeOf, type Stage } from './company.ts';
import { annualDays, excuseDays } from './grants/allowance.ts';
import { grant } from './grants/entitle.ts';
import { untilKnown, untilRecounted } from './play/waiting.ts';
import { Years } from './play/years.ts';
import { chanceOf } from '@kadro/kernel';
import { type Story } from './stories/request.ts';
import { scriptOf } from './stories/script.ts';
import { usualYear } from './stories/usual.ts';
import { createTypes, typesOf } from './types/create.ts';

export { type Company, type DeclaredHoliday, type Person, type Stage } from './company.ts';

/** Older events send no notices. */
const noticeHours = 48;

/** All their annual leave is in the script. */
const scriptedBalance = new Set(['1011']);

/** Last year's and this year's leave, up to now. Resolves with refused requests, of which there should be none. */
export async function seedLeave(stage: Stage, companies: readonly Company[]): Promise<string[]> {
  const now = stage.runtime.ports.clock.now();
  return (await Promise.all(companies.map((company) => seedCompany(stage, company, now)))).flat();
}

async function seedCompany(stage: Stage, company: Company, now: Temporal.Instant): Promise<string[]> {
  await sendNoticesFrom(stage.runtime, company.id, now.subtract({ hours: noticeHours }));
  await untilKnown(stage, company);
  const thisYear = now.toZonedDateTimeISO('UTC').year;
  const years = [thisYear - 1, thisYear];
  await createTypes(stage, company, Temporal.Instant.from(`${thisYear - 2}-12-10T09:00:00Z`));
  await Promise.all(company.people.map((person) => grant(stage, company, person, years, now)));
  const calendars = await workDaysOf(stage.runtime, company);
  const { stories, holidays } = scriptOf(company, calendars, now);
  const births = await birthDates(stage.runtime, company);
  const lives = company.people.map(
    (person) =>
      new Years(
        stage,
        company,
        person,
        storiesOf(company, person, {
          days: calendars.get(person.branchId)!,
          birthDate: births.get(person.id) ?? null,
          scripted: stories.get(person.number) ?? [],
          years,
          now,
        }),
      ),
  );
  for (const holiday of holidays.toSorted((a, b) => Temporal.Instant.compare(a.declaredAt, b.declaredAt))) {
    const { declaredAt, ...rest } = holiday;
    await Promise.all(lives.map((life) => life.playTo(declaredAt)));
    const id = await stage.during(declaredAt, () => stage.declare(company, rest));
    await untilRecounted(stage.runtime, company, id);
  }
  await Promise.all(lives.map((life) => life.playTo(now)));
  return lives.flatMap(({ refused }) => refused);
}

async function birthDates(runtime: ServiceRuntime, company: Company): Promise<Map<string, string | null>> {
  const ids = company.people.map(({ id }) => id);
  const rows = await scopeOf(runtime, company).rowsById<PersonRow>(people.model, ids);
  return new Map(rows.map(({ id, birthDate }) => [id, birthDate]));
}

interface StoryFacts {
  days: WorkDays;
  birthDate: string | null;
  scripted: readonly Story[];
  years: readonly number[];
  now: Temporal.Instant;
}

/** The script first, then usual requests within the days that are left. */
function storiesOf(company: Company, person: Person, { days, birthDate, scripted, years, now }: StoryFacts): Story[] {
  const chance = chanceOf(`${company.name}/${person.number}`);
  const taken = new Set(
    scripted.flatMap(({ beginDate, endDate }) => eachDay({ from: beginDate, to: addDays(endDate, 1) })),
  );
  const offered = typesOf(company).filter((type) => !(type === 'annual' && scriptedBalance.has(person.number)));
  const usual = years.flatMap((year, n) => {
    const spent = (type: string): number =>
      scripted.reduce(
        (sum, story) => (story.type === type && story.beginDate.startsWith(String(year)) ? sum + story.days : sum),
        0,
      );
    const left = {
      annual: annualDays(person, year) - chance.between(n, 3 + 2 * n) - spent('annual'),
      excuse: excuseDays - spent('excuse'),
    };
    return usualYear({ days, chance, hiredDate: person.hiredDate, birthDate, taken, left }, offered, { year, now });
  });
  return [...scripted, ...usual];
}
