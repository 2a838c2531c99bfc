import { useGetList } from 'react-admin';
import { type ShiftRecordFragment } from '../../../../generated/graphql.ts';

/** As many as there are figures on the keyboard. */
const most = 9;

export type Brush = Pick<ShiftRecordFragment, 'id' | 'name' | 'names' | 'color' | 'begin' | 'end' | 'type'>;

/** The shifts that can be painted with 1 to 9, by name. */
export function useBrushes(branchId: string): readonly Brush[] {
  const { data = [] } = useGetList<Brush & { branchId?: string | null }>('shifts', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'name', order: 'ASC' },
    filter: { archived: false },
  });
  return data.filter((one) => !branchId || !one.branchId || one.branchId === branchId).slice(0, most);
}
