import { useGetList } from 'react-admin';
import { type ShiftRecordFragment } from '../../../../generated/graphql.ts';

export type NeededShift = Pick<ShiftRecordFragment, 'id' | 'name'>;
type Listed = NeededShift & Pick<ShiftRecordFragment, 'branchId' | 'type' | 'begin'>;

/** Nobody stands at a post of them. */
const idle: readonly Listed['type'][] = ['OFF_DAY', 'HOLIDAY', 'BREAK', 'ON_LEAVE'];

/** Shifts of a branch that people work, by when they begin. */
export function useNeededShifts(branchId: string) {
  const { data, error, refetch } = useGetList<Listed>('shifts', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'name', order: 'ASC' },
    filter: { archived: false },
  });
  const own = data
    ?.filter((one) => !idle.includes(one.type) && (!one.branchId || one.branchId === branchId))
    .toSorted((a, b) => ((a.begin ?? '24:00') < (b.begin ?? '24:00') ? -1 : 1));
  return { data: own, error, refetch };
}
