import { useLanguage } from '@kadro/i18n';
import { useGetList } from 'react-admin';
import { type ShiftRecordFragment } from '../../../../generated/graphql.ts';
import { lettersOf } from './letters.ts';

/** As many as there are figures on the keyboard. */
const most = 9;

type Shift = Pick<ShiftRecordFragment, 'id' | 'name' | 'names' | 'color' | 'begin' | 'end' | 'type'>;

export type Brush = Shift & {
  /** Its key beside the figure, and what a narrow day shows of it; '' = none is free. */
  letter: string;
};

/** The shifts that can be painted by letter or with 1 to 9, by name. */
export function useBrushes(branchId: string): readonly Brush[] {
  const language = useLanguage();
  const { data = [] } = useGetList<Shift & { branchId?: string | null }>('shifts', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'name', order: 'ASC' },
    filter: { archived: false },
  });
  const offered = data.filter((one) => !branchId || !one.branchId || one.branchId === branchId).slice(0, most);
  const letters = lettersOf(
    offered.map(({ name }) => name ?? ''),
    language,
  );
  return offered.map((one, at) => ({ ...one, letter: letters[at] ?? '' }));
}

/** The brush of a key: its letter or its figure. */
export const brushOf = (brushes: readonly Brush[], key: string, language: string): Brush | undefined =>
  /^[1-9]$/.test(key)
    ? brushes[Number(key) - 1]
    : brushes.find(({ letter }) => letter !== '' && letter === key.toLocaleUpperCase(language));
