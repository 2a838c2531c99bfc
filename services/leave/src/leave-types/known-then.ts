import { type QueryScope } from '@kadro/chassis';
import { leaveTypes } from './record.ts';

/** Whether the type counted calendar days at the instant; for requests recorded before they kept it. */
export async function countedCalendarDays(scope: QueryScope, leaveTypeId: string, instant: string): Promise<boolean> {
  const { events: log, organization } = scope;
  const known = (await log.read(log.stream(leaveTypes.deciders![0]!, organization, leaveTypeId)))
    .filter(({ stored }) => stored.at <= instant)
    .flatMap(({ data }) => (typeof data.countsCalendarDays === 'boolean' ? [data.countsCalendarDays] : []));
  return known.at(-1) ?? false;
}
