import { type QueryScope, type ServiceScope } from '@kadro/chassis';
import { addDays, type Principal, todayIn } from '@kadro/kernel';
import { type EventType } from '../clock/kinds.ts';
import { reject } from '../errors/index.ts';
import { branches, type BranchRow } from '../replicas/branches.ts';
import { organizations, type OrganizationRow } from '../replicas/organizations.ts';
import { type PersonRow } from '../replicas/people.ts';
import { isEmployed, placeOn } from '../timesheet/person-facts.ts';

/** @throws Rejection attendance_not_known_yet */
export async function settingsOf(scope: QueryScope): Promise<OrganizationRow> {
  return (
    (await scope.awaited<OrganizationRow>(organizations.model, scope.organization)) ??
    reject('attendance_not_known_yet')
  );
}

/** The zone of a person on a day: that of the branch, without one the organization's. */
export async function zoneAt(scope: QueryScope, person: Pick<PersonRow, 'places'>, date: string): Promise<string> {
  const branchId = placeOn(person, date)?.branchId ?? null;
  const branch = branchId === null ? null : await scope.row<BranchRow>(branches.model, branchId);
  return branch?.zone ?? (await settingsOf(scope)).zone;
}

/** Today at the person's place. */
export async function todayOf(scope: QueryScope & Pick<ServiceScope, 'now'>, person: PersonRow): Promise<string> {
  const zone = await zoneAt(scope, person, scope.now().toString().slice(0, 10));
  return todayIn(zone, scope.now());
}

/** A day that is said, else today at the organization's place. */
export async function dayOr(
  day: string | null | undefined,
  scope: QueryScope & Pick<ServiceScope, 'now'>,
): Promise<string> {
  return day ?? todayIn((await settingsOf(scope)).zone, scope.now());
}

/** @throws Rejection outside_employment */
export function mustBeEmployed(person: Pick<PersonRow, 'employments'>, dates: readonly string[]): void {
  const on = dates.find((date) => !isEmployed(person, date));
  if (on !== undefined) reject('outside_employment', { params: { on } });
}

/** Hours of the day: nobody's last night is longer, nobody's first one begins earlier. */
const [morningEnds, eveningBegins] = [12, 20];

/**
 * In an employment; or the morning after its last day, which ends a night and begins nothing, or the evening before its
 * first one, which begins a night.
 */
export function standsInEmployment(
  person: Pick<PersonRow, 'employments'>,
  { at, on, zone, eventType }: { at: string; on: string; zone: string; eventType: EventType },
): boolean {
  if (isEmployed(person, on)) return true;
  const { hour } = Temporal.Instant.from(at).toZonedDateTimeISO(zone);
  const endsNight = eventType !== 'CLOCK_IN' && hour < morningEnds && isEmployed(person, addDays(on, -1));
  return endsNight || (eventType !== 'CLOCK_OUT' && hour >= eveningBegins && isEmployed(person, addDays(on, 1)));
}

/** @throws Rejection outside_employment */
export function mustStandInEmployment(...[person, reading]: Parameters<typeof standsInEmployment>): void {
  if (!standsInEmployment(person, reading)) reject('outside_employment', { params: { on: reading.on } });
}

/** The caller as the kernel knows him. */
export const callerOf = ({ principal }: QueryScope): Principal => principal as Principal;
