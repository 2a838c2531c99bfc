import { useGetOne } from 'react-admin';
import { TimesheetReasonsDocument, type TimesheetReasonsQuery } from '../../../generated/graphql.ts';
import { asked, found, type Resource } from '../../../server/resource.ts';
import { type DayRow } from './model.ts';

type Reasons = NonNullable<TimesheetReasonsQuery['timesheetReasons']>;
export type FigureReasons = Reasons['figures'][number];

const idOf = ({ employeeId, date }: Pick<DayRow, 'employeeId' | 'date'>): string => `${employeeId} ${date}`;

/** Why the figures of a day are what they are, by person and date. */
export const timesheetReasons: Resource = {
  one: ({ id }) => {
    const [employeeId = '', date = ''] = String(id).split(' ');
    return asked(TimesheetReasonsDocument, { employeeId, date }, ({ timesheetReasons: reasons }) => ({
      data: { ...found(reasons), id },
    }));
  },
};

/** Of the figures that have any, once they are asked for. */
export function useReasons(row: DayRow, isAsked: boolean): ReadonlyMap<string, FigureReasons['reasons']> {
  const { data } = useGetOne<Reasons & { id: string }>(
    'timesheet-reasons',
    { id: idOf(row), meta: { as: row.updatedDateTime } },
    { enabled: isAsked },
  );
  return new Map((data?.figures ?? []).map(({ figure, reasons }) => [figure, reasons]));
}
