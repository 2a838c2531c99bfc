import { useFormat, useT, type Translate } from '@kadro/i18n';
import { ink, NoValue, Person } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { RecordName } from '../../../../fields/RecordName.tsx';
import { useEnumText } from '../../../../fields/use-texts.ts';
import { fullName } from '../../../../people/person.ts';
import { PersonName } from '../../../../people/PersonName.tsx';
import { type Column } from '../../../../table/columns.ts';
import { type EmployeeRow } from '../model.ts';
import { StatusLabel } from '../StatusLabel.tsx';

const Muted = styled('span')({ color: ink.textMuted, '& bdi': { fontWeight: 'inherit', color: 'inherit' } });

export const firstColumns = ['staffNumber', 'branch', 'unit', 'job', 'manager', 'hired', 'status'] as const;

/** All columns of the employee list; `sort` names the server's indexes. */
export function useEmployeeColumns(): Column<EmployeeRow>[] {
  const t = useT('console-fields');
  const { date } = useFormat();
  const enumText = useEnumText();
  return useMemo(() => [...who(t), ...where(t), ...since(t, date, enumText)], [t, date, enumText]);
}

const who = (t: Translate<'console-fields'>): Column<EmployeeRow>[] => [
  {
    id: 'name',
    label: t('common:common.name'),
    sort: 'name',
    width: '23%',
    always: true,
    cell: (row) => <NameLink employee={row} />,
  },
  { id: 'lastName', label: t('field.lastName'), sort: 'lastName', width: '13%', cell: ({ lastName }) => lastName },
  {
    id: 'staffNumber',
    label: t('console:list.number'),
    sort: 'staffNumber',
    width: '88px',
    cell: (row) => <StaffNumber employee={row} />,
  },
  {
    id: 'workEmail',
    label: t('field.workEmail'),
    width: '20%',
    cell: ({ workEmail }) => (workEmail ? <bdi dir="ltr">{workEmail}</bdi> : <NoValue />),
  },
];

const where = (t: Translate<'console-fields'>): Column<EmployeeRow>[] => [
  {
    id: 'branch',
    label: t('field.branchId'),
    width: '13%',
    from: 560,
    cell: ({ branchId }) => <RecordName of="branches" id={branchId} />,
  },
  {
    id: 'unit',
    label: t('field.unitId'),
    width: '13%',
    from: 760,
    cell: ({ unitId }) => <RecordName of="units" id={unitId} />,
  },
  {
    id: 'team',
    label: t('field.teamId'),
    width: '13%',
    from: 760,
    cell: ({ teamId }) => <RecordName of="teams" id={teamId} />,
  },
  { id: 'job', label: t('field.jobId'), width: '16%', from: 660, cell: ({ jobId }) => <Job id={jobId} /> },
  {
    id: 'manager',
    label: t('field.managerId'),
    width: '16%',
    from: 900,
    cell: ({ managerId }) => <Manager id={managerId} />,
  },
];

const since = (
  t: Translate<'console-fields'>,
  date: (value: string) => string,
  enumText: ReturnType<typeof useEnumText>,
): Column<EmployeeRow>[] => [
  {
    id: 'employmentType',
    label: t('field.employmentType'),
    width: '120px',
    cell: ({ employment }) =>
      employment.employmentType ? enumText('employmentType', employment.employmentType) : <NoValue />,
  },
  { id: 'role', label: t('field.role'), width: '120px', cell: ({ role }) => enumText('role', role) },
  {
    id: 'hired',
    label: t('console:list.hired'),
    sort: 'hiredDate',
    width: '100px',
    from: 820,
    cell: ({ hiredDate }) => (hiredDate ? date(hiredDate) : <NoValue />),
  },
  {
    id: 'status',
    label: t('common:common.status'),
    width: '134px',
    cell: (row) => <StatusLabel of={row} />,
  },
];

const StaffNumber = ({ employee: { staffNumber } }: { employee: EmployeeRow }) => (
  <Muted>
    <bdi dir="ltr">{staffNumber}</bdi>
  </Muted>
);

const Job = ({ id }: { id?: string | null }) => (
  <Muted>
    <RecordName of="jobs" id={id} />
  </Muted>
);

const Manager = ({ id }: { id?: string | null }) => (
  <Muted>
    <PersonName id={id} />
  </Muted>
);

function NameLink({ employee }: { employee: EmployeeRow }) {
  return (
    <Link to={`/employees/${employee.id}/show`} tabIndex={-1} style={{ color: 'inherit', textDecoration: 'none' }}>
      <Person id={employee.id} name={fullName(employee)} image={employee.profile.imageUrl} size="tiny" />
    </Link>
  );
}
