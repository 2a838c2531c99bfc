import { derivedId, perform, type ServiceRuntime } from '@kadro/chassis';
import { systemPrincipal } from '@kadro/identity';
import { type CreatedOrganization } from '../shared/system.ts';

/** First and last year in which people are hired and moved. */
export const yearsOfPast = { first: 2016, last: 2025 } as const;

const first = 'Ayşe Mehmet Zeynep Can Elif Deniz Hans Greta Jürgen Maria João Inês'.split(' ');
const last = 'Yılmaz Öztürk Kaya Demir Schmidt Weber Jansen Rossi García Dubois Costa Çelik'.split(' ');
const everyDay = { monday: 480, tuesday: 480, wednesday: 480, thursday: 480, friday: 480, saturday: 0, sunday: 0 };
const concurrency = 24;

const day = (year: number, n: number): string =>
  `${year}-${String(1 + (n % 12)).padStart(2, '0')}-${String(1 + (n % 28)).padStart(2, '0')}`;

async function employ(
  runtime: ServiceRuntime,
  organization: string,
  [branchId, otherBranch]: readonly string[],
  n: number,
): Promise<void> {
  const system = systemPrincipal(organization);
  const id = derivedId('asof', organization, String(n));
  const year = yearsOfPast.first + (n % 6);
  const person = {
    id,
    firstName: first[n % first.length]!,
    lastName: `${last[Math.floor(n / first.length) % last.length]!} ${n}`,
    staffNumber: `S${n}`,
    workEmail: `s${n}@load.example`,
    branchId,
    hiredDate: day(year, n),
  };
  await perform(runtime, system, 'HirePerson', {}, person, `hire/${n}`);
  // one in twelve changes branch; the first change is recorded after the second, so that some changes are late
  const changes = [
    { employmentType: 'TRIAL' },
    { employmentType: 'FULL_TIME' },
    n % 12 === 0 ? { branchId: otherBranch } : { employmentType: 'PART_TIME' },
  ];
  for (const [step, change] of changes.entries()) {
    const dated = { ...change, effectiveOn: day(year + 1 + ((step + n) % 3), n + step) };
    await perform(runtime, system, 'ChangeEmployment', { id }, dated, `change/${n}/${step}`);
  }
}

/**
 * Hires `count` people over the years into two branches and lets each change branch, employment type and job title
 * three times, all through commands. Resolves with the ids of the branches.
 */
export async function liveThroughYears(
  runtime: ServiceRuntime,
  { id: organization, branchId }: CreatedOrganization,
  count: number,
): Promise<string[]> {
  const system = systemPrincipal(organization);
  const branch = { name: { en: 'Berlin' }, zone: 'Europe/Berlin', country: 'DE', workingPattern: everyDay };
  const branches = [branchId, (await perform(runtime, system, 'CreateBranch', {}, branch, 'other')).id!];
  for (let n = 0; n < count; n += concurrency) {
    const group = Array.from({ length: Math.min(concurrency, count - n) }, (_, k) => n + k);
    await Promise.all(group.map((one) => employ(runtime, organization, branches, one)));
  }
  return branches;
}
