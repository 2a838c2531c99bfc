import { type TimesheetTotalsQueryVariables } from '../../../generated/graphql.ts';
import { dayColours, dayStates, dayTypes } from './fields.ts';

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** What is asked of some values; undefined where all are. */
function among<T extends string>(values: readonly T[], given: unknown): T[] | undefined {
  const asked = new Set([given].flat());
  const found = values.filter((one) => asked.has(one));
  return found.length > 0 ? found : undefined;
}

/** The filter of the list of days as that of its sums. */
export function totalsFilter(filter: Record<string, unknown>): TimesheetTotalsQueryVariables {
  const { date } = filter;
  const day = text(date);
  const range: { from?: string; to?: string } = typeof date === 'object' && date !== null ? date : {};
  return {
    employeeId: text(filter['employeeId']),
    branchId: text(filter['branchId']),
    from: day ?? text(range.from),
    to: day ?? text(range.to),
    type: among(dayTypes, filter['type']),
    state: among(dayStates, filter['state']),
    colour: among(dayColours, filter['colour'])?.[0],
  };
}
