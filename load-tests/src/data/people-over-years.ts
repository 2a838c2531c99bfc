import { derivedId, perform, type ServiceRuntime } from '@kadro/chassis';
import { systemPrincipal } from '@kadro/identity';
import { type CreatedOrganization } from '../shared/system.ts';

/** First and last year in which people are hired and moved. */
export const yearsOfPast = { first: 2016, last: 2025 } as const;

const first = 'Ayşe Mehmet Zeynep Can Elif Deniz Hans Greta Jürgen Maria João Inês'.split(' ');
const last = 'Yılmaz Öztürk Kaya Demir Schmidt Weber Jansen Rossi García Dubois Costa Çelik'.split(' ');
const everyDay = { monday: 480, tuesday: 480, wednesday: 480, thursday: 480, friday: 480, saturday: 0, sunday: 0 };
const together = 24;

const day = (year: number, n: number): string =>
  `${year}-${String(1 + (n % 12)).padStart(2, '0')}-${String(1 + (n % 28)).padStart(2, '0')}`;

/**
 * Hires `count` people over the years into two branches and lets each change branch, employment type and job title
 * three times, all through commands.
 * Answers the ids of the branches.
 */
export async function liveThroughYears(
  runtime: ServiceRuntime,
  { id: organization, branchId }: CreatedOrganization,
  count: number,
): Promise<string[]> {
  const system = systemPrincipal(organization);
  const branch = { name: { en: 'Berlin' }, zone: 'Europe/Berlin', country: 'DE', workingPattern: everyDay };
  const branches = [branchId, (await perform(runtime, system, 'CreateBranch', {}, branch, 'other')).id!];
  const live = async (n: number): Promise<void> => {
    const id = derivedId('asof', organization, String(n));
    const year = yearsOfPast.first + (n % 6);
    const name = {
      firstName: first[n % first.length]!,
      lastName: `${last[Math.floor(n / first.length) % last.length]!} ${n}`,
    };
    await perform(
      runtime,
      system,
      'HirePerson',
      {},
      { id, ...name, staffNumber: `S${n}`, workEmail: `s${n}@load.example`, branchId, hiredDate: day(year, n) },
      `hire/${n}`,
    );
    // one in twelve goes to the other branch; the first change is recorded after the second, so that some of the past
    // is told late
    for (const [step, change] of [
      { employmentType: 'TRIAL' },
      { employmentType: 'FULL_TIME' },
      n % 12 === 0 ? { branchId: branches[1] } : { employmentType: 'PART_TIME' },
    ].entries()) {
      await perform(
        runtime,
        system,
        'ChangeEmployment',
        { id },
        { ...change, effectiveOn: day(year + 1 + ((step + n) % 3), n + step) },
        `change/${n}/${step}`,
      );
    }
  };
  for (let n = 0; n < count; n += together)
    await Promise.all(Array.from({ length: Math.min(together, count - n) }, (_, k) => live(n + k)));
  return branches;
}
