import { useT } from '@kadro/i18n';
import { FactList, Section, SkeletonBlock } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { Suspense } from 'react';
import { useLabel } from '../../../../fields/use-texts.ts';
import { FieldValue } from '../../../../fields/Value.tsx';
import { PersonName } from '../../../../people/PersonName.tsx';
import { useSession } from '../../../../server/api.ts';
import { useRights } from '../../../../server/session/use-rights.ts';
import { useMoment } from '../../../../time/moment.tsx';
import { fields } from '../fields.ts';
import { EmployeeHistory } from '../history/Tab.tsx';
import { Managers } from '../managers/Lists.tsx';
import { type Employee } from '../model.ts';
import { type Permissions, permissionsOf } from '../permissions.ts';
import { ImageEdit } from './ImageEdit.tsx';
import { PlannedChanges } from './PlannedChanges.tsx';
import { RoleCard } from './RoleCard.tsx';
import { SectionCard } from './SectionCard.tsx';
import { type OwnTabName, type RecordTab } from './tabs.ts';

const Stack = styled('div')({ display: 'grid', gap: 32 });
const Two = styled('div')({
  display: 'grid',
  gap: '32px 48px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 380px), 1fr))',
  alignItems: 'start',
});

const noFields = [] as const;
const closedMail = ['workEmail'] as const;
const closedBirthday = ['birthDate'] as const;

/** The body of a tab; one of another service brings its own. */
export function TabBody({ tab, employee }: { tab: RecordTab; employee: Employee }) {
  if (!tab.Body) return <OwnTabBody tab={tab.name} employee={employee} />;
  return (
    <Suspense fallback={<SkeletonBlock lines={8} />}>
      <tab.Body employeeId={employee.id} />
    </Suspense>
  );
}

function OwnTabBody({ tab, employee }: { tab: OwnTabName; employee: Employee }) {
  const t = useT('console-identity');
  const permissions = permissionsOf(employee, useRights(), useSession().id);
  const { isOtherDay } = useMoment();
  switch (tab) {
    case 'overview':
      return <Overview employee={employee} />;
    case 'profile':
      return (
        <SectionCard
          employee={employee}
          name="profile"
          title={t('console:tab.profile')}
          closed={permissions.workEmail ? noFields : closedMail}
        >
          {!isOtherDay && <ImageEdit employee={employee} />}
        </SectionCard>
      );
    case 'managers':
      return <Managers employee={employee} />;
    case 'roles':
      return <Roles employee={employee} permissions={permissions} />;
    case 'history':
      return <EmployeeHistory employee={employee} />;
    case 'personal':
      return (
        <SectionCard
          employee={employee}
          name="personal"
          title={t('console:tab.personal')}
          closed={permissions.managers ? noFields : closedBirthday}
        />
      );
    case 'employment':
      return <Employment employee={employee} editable={permissions.employment} />;
    default:
      return <SectionCard employee={employee} name={tab} title={t(`console:tab.${tab}`)} />;
  }
}

function Roles({ employee, permissions }: { employee: Employee; permissions: Permissions }) {
  const t = useT('console-identity');
  const { isOtherDay } = useMoment();
  return (
    <Stack>
      <RoleCard employee={employee} editable={permissions.role && !isOtherDay} />
      <SectionCard
        employee={employee}
        name="permission"
        title={t('section.permission')}
        editable={permissions.managers}
      />
      <SectionCard employee={employee} name="language" title={t('common:common.language')} />
    </Stack>
  );
}

function Employment({ employee, editable }: { employee: Employee; editable: boolean }) {
  const t = useT('console-identity');
  const { isOtherDay } = useMoment();
  return (
    <>
      {!isOtherDay && <PlannedChanges employee={employee} />}
      <SectionCard employee={employee} name="employment" title={t('console:tab.employment')} editable={editable} />
    </>
  );
}

const place = ['branchId', 'unitId', 'teamId', 'jobId', 'hiredDate'] as const;
const lists = ['leaveManagers', 'shiftManagers', 'overtimeManagers', 'expenseManagers'] as const;
const reachable = ['staffNumber', 'workEmail', 'language', 'role'] as const;

function Overview({ employee }: { employee: Employee }) {
  const t = useT('console-identity');
  const label = useLabel(fields);
  const { isOtherDay } = useMoment();
  const fact = (name: (typeof place)[number] | (typeof reachable)[number]) => ({
    id: name,
    label: label(name),
    value: <FieldValue of={fields[name]} value={employee[name]} />,
  });
  const list = (name: (typeof lists)[number]) => ({
    id: name,
    label: label(name),
    value: <FieldValue of={fields[name]} value={employee.management[name]} />,
  });
  return (
    <>
      {!isOtherDay && <PlannedChanges employee={employee} />}
      <Two>
        <Section title={t('section.place')}>
          <FactList facts={place.map(fact)} />
        </Section>
        <Section title={t('section.managers')}>
          <FactList
            facts={[
              { label: label('managerId'), value: <PersonName id={employee.managerId} link /> },
              ...lists.map(list),
            ]}
          />
        </Section>
        <Section title={t('section.account')}>
          <FactList facts={reachable.map(fact)} />
        </Section>
        <SectionCard employee={employee} name="overview" title={t('section.overview')} />
      </Two>
    </>
  );
}
