import { useLanguage, useT } from '@kadro/i18n';
import { DateField, FactList, isDay, Section } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { FieldValue } from '../../../../fields/Value.tsx';
import { useCommand } from '../../../../form/use-command.ts';
import { PersonName } from '../../../../people/PersonName.tsx';
import { useSession } from '../../../../server/api.ts';
import { useMoment } from '../../../../time/moment.tsx';
import { fields } from '../fields.ts';
import { type Employee, type ManagerList, managerLists } from '../model.ts';
import { PlannedChanges } from '../record/PlannedChanges.tsx';
import { ManagerOrder } from './OrderedList.tsx';

const Grid = styled('div')({
  display: 'grid',
  gap: '32px 48px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 380px), 1fr))',
  alignItems: 'start',
});

/** The direct manager and the five ordered lists; earlier ones decide first (specification, section 6). */
export function Managers({ employee }: { employee: Employee }) {
  const t = useT('console-fields');
  const run = useCommand();
  const { isOtherDay } = useMoment();
  const [from, setFrom] = useState('');
  const { management } = employee;
  if (isOtherDay) return <Lists employee={employee} />;
  const change = (list: ManagerList, ids: string[]) =>
    run({
      method: 'PUT',
      path: `employees/${employee.id}/management`,
      body: { [list]: ids, ...(isDay(from) ? { effectiveOn: from } : {}), revision: employee.revision },
    });
  return (
    <>
      <PlannedChanges employee={employee} />
      <EffectiveOn value={from} onChange={setFrom} />
      <Grid>
        <Section title={t('field.managerId')}>
          <PersonName id={employee.managerId} size="small" link />
          <p>{t('console-identity:managers.directText')}</p>
        </Section>
        {managerLists.map((list) => (
          <ManagerOrder
            key={list}
            list={list}
            ids={management[list]}
            exclude={[employee.id, ...management[list]]}
            onChange={(ids) => change(list, ids)}
          />
        ))}
      </Grid>
    </>
  );
}

function EffectiveOn({ value, onChange }: { value: string; onChange: (day: string) => void }) {
  const t = useT('console-fields');
  const language = useLanguage();
  const { datePattern } = useSession();
  return (
    <div className="no-print" style={{ maxWidth: 360, marginBlockEnd: 24 }}>
      <DateField
        label={t('field.effectiveOn')}
        helper={t('time:effective.text')}
        value={value}
        onChange={onChange}
        language={language}
        pattern={datePattern}
      />
    </div>
  );
}

function Lists({ employee }: { employee: Employee }) {
  const t = useT('console-fields');
  const lists = managerLists.map((list) => ({
    id: list,
    label: t(`console-identity:managers.${list}`),
    value: <FieldValue of={fields[list]} value={employee.management[list]} />,
  }));
  return (
    <Section title={t('console:tab.managers')}>
      <FactList
        facts={[
          { id: 'managerId', label: t('field.managerId'), value: <PersonName id={employee.managerId} link /> },
          ...lists,
        ]}
      />
    </Section>
  );
}
