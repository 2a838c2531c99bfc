import { type Translate } from '@kadro/i18n';
import { NoValue } from '@kadro/ui';
import { type ReactNode } from 'react';
import { Link } from 'react-router';
import { RecordName } from '../../fields/RecordName.tsx';
import { JoinedPerson } from '../../people/JoinedPerson.tsx';
import { PersonName } from '../../people/PersonName.tsx';
import { type Column } from '../../table/columns.ts';
import { type AskedRow } from '../model.ts';

type T = Translate<'console-requests'>;

interface Listed extends AskedRow {
  requestedDateTime: string;
  waitingFor: readonly string[];
  branchId: string | null;
}

/** Who asks; leads to the request. */
export const personColumn = <R extends AskedRow>(t: T, resource: string): Column<R> => ({
  id: 'name',
  label: t('person'),
  sort: 'name',
  width: '180px',
  always: true,
  cell: ({ id, employee }) => (
    <Link to={`/${resource}/${id}/show`} tabIndex={-1} style={{ color: 'inherit', textDecoration: 'none' }}>
      <JoinedPerson card={employee} />
    </Link>
  ),
});

interface StateProps<R> {
  date: (value: string) => string;
  /** The width of the list, in pixels, from which it says when each was asked for. */
  from: number;
  chip: (row: R) => ReactNode;
}

/** When it was asked for, whose turn it is, where, and what became of it. */
export const stateColumns = <R extends Listed>(t: T, { date, from, chip }: StateProps<R>): Column<R>[] => [
  {
    id: 'asked',
    label: t('console-fields:field.requestedDateTime'),
    sort: 'requestedDateTime',
    width: '124px',
    from,
    cell: ({ requestedDateTime }) => date(requestedDateTime),
  },
  {
    id: 'waits',
    label: t('waitsFor'),
    width: '150px',
    from: from + 150,
    cell: ({ waitingFor }) =>
      waitingFor.length === 0 ? <NoValue /> : waitingFor.map((id) => <PersonName key={id} id={id} />),
  },
  {
    id: 'branch',
    label: t('console-fields:field.branchId'),
    width: '120px',
    from: 844,
    cell: ({ branchId }) => <RecordName of="branches" id={branchId} />,
  },
  {
    id: 'status',
    label: t('common:common.status'),
    sort: 'status',
    width: '186px',
    always: true,
    cell: chip,
  },
];
