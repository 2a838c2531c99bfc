import { useFormat, useT } from '@kadro/i18n';
import { FactList, ink, PersonAvatar } from '@kadro/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ReactNode } from 'react';
import { useGetOne } from 'react-admin';
import { Link } from 'react-router';
import { RecordName } from '../../../../fields/RecordName.tsx';
import { useEnumText } from '../../../../fields/use-texts.ts';
import { FieldValue } from '../../../../fields/Value.tsx';
import { fullName } from '../../../../people/person.ts';
import { PersonName } from '../../../../people/PersonName.tsx';
import { useMoment } from '../../../../time/moment.tsx';
import { fields } from '../fields.ts';
import { type Employee, type EmployeeRow, wholeRecord } from '../model.ts';
import { PlannedChanges } from '../record/PlannedChanges.tsx';
import { StatusLabel } from '../StatusLabel.tsx';

const Head = styled('div')({
  display: 'flex',
  gap: 12,
  alignItems: 'center',
  paddingInlineEnd: 32,
  marginBlockEnd: 16,
});
const Second = styled('p')({ color: ink.textMuted });
const Actions = styled('div')({ display: 'flex', gap: 8, flexWrap: 'wrap', marginBlockEnd: 20 });

/** List rows have no whole sections. */
type Shown = { employee: EmployeeRow; record: Employee | undefined };

export function EmployeePanel({ employee: row }: { employee: EmployeeRow }) {
  const t = useT('console-fields');
  const { meta, isOtherDay } = useMoment();
  const { data } = useGetOne<Employee>('employees', { id: row.id, meta });
  const record = wholeRecord(data);
  const employee = record ?? row;
  return (
    <>
      <Head>
        <PersonAvatar id={employee.id} name={fullName(employee)} image={employee.profile.imageUrl} size="large" />
        <div>
          <h2>
            <bdi>{fullName(employee)}</bdi>
          </h2>
          <Second>
            {employee.jobId && (
              <>
                <RecordName of="jobs" id={employee.jobId} />
                {' · '}
              </>
            )}
            <bdi dir="ltr">{employee.staffNumber}</bdi>
          </Second>
        </div>
      </Head>
      <Actions>
        <Button variant="outlined" component={Link} to={`/employees/${employee.id}/show`}>
          {t('console:panel.open')}
        </Button>
        <Button variant="outlined" component={Link} to={`/employees/${employee.id}/show/history`}>
          {t('common:common.history')}
        </Button>
      </Actions>
      {!isOtherDay && record && <PlannedChanges employee={record} />}
      <Facts employee={employee} record={record} />
    </>
  );
}

function Facts({ employee, record }: Shown) {
  const t = useT('console-fields');
  const { date } = useFormat();
  const { employment, management } = record ?? {};
  return (
    <FactList
      facts={[
        { label: t('common:common.status'), value: <StatusLabel of={employee} /> },
        { label: t('field.branchId'), value: <RecordName of="branches" id={employee.branchId} /> },
        { label: t('console:panel.unitTeam'), value: <UnitTeam unit={employee.unitId} team={employee.teamId} /> },
        { label: t('field.managerId'), value: <PersonName id={employee.managerId} link /> },
        {
          label: t('field.leaveManagers'),
          value: <FieldValue of={fields.leaveManagers} value={management?.leaveManagers} />,
        },
        {
          label: t('console:panel.employment'),
          value: employment && <Employment type={employment.employmentType} collar={employment.collarType} />,
        },
        { label: t('field.hiredDate'), value: employee.hiredDate && date(employee.hiredDate) },
        { label: t('field.workEmail'), value: <FieldValue of={fields.workEmail} value={employee.workEmail} /> },
        {
          label: t('field.phone'),
          value: <FieldValue of={fields.phone} value={employee.profile.phone} />,
        },
      ]}
    />
  );
}

function UnitTeam({ unit, team }: { unit?: string | null; team?: string | null }): ReactNode {
  return (
    <>
      <RecordName of="units" id={unit} />
      {team && (
        <>
          {' · '}
          <RecordName of="teams" id={team} />
        </>
      )}
    </>
  );
}

function Employment({ type, collar }: { type: unknown; collar: unknown }): ReactNode {
  const enumText = useEnumText();
  return (
    [type && enumText('employmentType', type), collar && enumText('collarType', collar)]
      .filter(Boolean)
      .join(' · ') || <FieldValue of={fields.employmentType} value={null} />
  );
}
