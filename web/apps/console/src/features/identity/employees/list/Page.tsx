import { useT } from '@kadro/i18n';
import { ink, Person } from '@kadro/ui';
import Button from '@mui/material/Button';
import { UserPlus, UsersRound } from 'lucide-react';
import { ListBase, useListContext } from 'react-admin';
import { Link } from 'react-router';
import { RecordName } from '../../../../fields/RecordName.tsx';
import { fullName } from '../../../../people/person.ts';
import { ColumnMenu, useChosenColumns } from '../../../../table/ColumnMenu.tsx';
import { ListPage, useTotal } from '../../../../table/ListPage.tsx';
import { useSelection } from '../../../../table/selection/use-selection.ts';
import { useMoment } from '../../../../time/moment.tsx';
import { PeopleBulk } from '../../bulk-updates/PeopleBar.tsx';
import { type EmployeeRow } from '../model.ts';
import { StatusLabel } from '../StatusLabel.tsx';
import { EmployeeFilters } from './Filters.tsx';
import { EmployeePanel } from './Panel.tsx';
import { firstColumns, useEmployeeColumns } from './use-columns.tsx';
import { Setup } from './Setup.tsx';
import { EmployeeViews } from './Views.tsx';

const active = { status: 'ACTIVE' };

export function EmployeeList() {
  const { meta } = useMoment();
  return (
    <ListBase<EmployeeRow>
      resource="employees"
      perPage={50}
      sort={{ field: 'name', order: 'ASC' }}
      filterDefaultValues={active}
      debounce={0}
      queryOptions={{ meta }}
    >
      <Page />
    </ListBase>
  );
}

const to = (id: string): string => `/employees/${id}/show`;
const mayChange = ({ status }: EmployeeRow): boolean => status === 'ACTIVE';
const none: EmployeeRow[] = [];

function Page() {
  const t = useT('console-identity');
  const { columns, menu } = useChosenColumns('employees', useEmployeeColumns(), firstColumns);
  const { data = none } = useListContext<EmployeeRow>();
  const { isOtherDay } = useMoment();
  const selection = useSelection(data, mayChange, fullName);
  return (
    <ListPage<EmployeeRow>
      above={!isOtherDay && <Setup />}
      title={t('console:nav.employees')}
      count={useCount()}
      actions={!isOtherDay && <Actions />}
      views={<EmployeeViews />}
      search={t('common:search.people')}
      filters={
        <>
          <EmployeeFilters />
          <ColumnMenu {...menu} />
        </>
      }
      columns={columns}
      selection={isOtherDay ? undefined : selection}
      bulk={!isOtherDay && <PeopleBulk selection={selection} />}
      card={(employee) => <Card employee={employee} />}
      to={to}
      panel={(employee) => <EmployeePanel employee={employee} />}
      panelLabel={fullName}
      unfiltered={active}
      empty={{ title: t('employees.empty'), text: t('employees.emptyText'), action: !isOtherDay && <HireLink /> }}
    />
  );
}

function useCount(): string | undefined {
  const t = useT('console-identity');
  const total = useTotal();
  const count = total?.endsWith('+') ? 10_000 : Number(total?.replace(/\D/g, ''));
  return total && t('employees.people', { count, total });
}

const Actions = () => (
  <>
    <BulkLink />
    <HireLink />
  </>
);

function HireLink() {
  const t = useT('console-identity');
  return (
    <Button variant="contained" component={Link} to="/employees/create" startIcon={<UserPlus strokeWidth={1.7} />}>
      {t('employees.hire')}
    </Button>
  );
}

function BulkLink() {
  const t = useT('bulk');
  return (
    <Button color="inherit" component={Link} to="/bulk-updates" startIcon={<UsersRound strokeWidth={1.7} />}>
      {t('listTitle')}
    </Button>
  );
}

function Card({ employee }: { employee: EmployeeRow }) {
  return (
    <span style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
      <span style={{ flex: 1, minWidth: 0 }}>
        <Person
          id={employee.id}
          name={fullName(employee)}
          image={employee.profile.imageUrl}
          second={
            <>
              {employee.staffNumber}
              {employee.jobId && ' · '}
              {employee.jobId && <RecordName of="jobs" id={employee.jobId} />}
            </>
          }
        />
      </span>
      <span style={{ color: ink.textMuted }}>
        <StatusLabel of={employee} />
      </span>
    </span>
  );
}
