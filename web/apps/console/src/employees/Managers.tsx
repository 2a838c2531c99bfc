import { useT } from '@kadro/i18n';
import { Section } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { usePress } from '../form/use-command.ts';
import { PersonName } from '../words/PersonName.tsx';
import { type Employee, type ManagerList, managerLists } from './employee.ts';
import { ManagerOrder } from './ManagerOrder.tsx';
import { ClosedSection } from './SectionCard.tsx';

const Grid = styled('div')({
  display: 'grid',
  gap: '32px 48px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 380px), 1fr))',
  alignItems: 'start',
});

/** The direct manager and the five ordered lists; earlier ones decide first (specification, section 6). */
export function Managers({ employee }: { employee: Employee }) {
  const t = useT('console');
  const press = usePress();
  const { management } = employee;
  if (!management) return <ClosedSection title={t('tab.managers')} />;
  const change = (list: ManagerList, ids: string[]) =>
    press({ method: 'PUT', path: `employees/${employee.id}/management`, body: { [list]: ids, revision: employee.revision } });
  return (
    <Grid>
      <Section title={t('field.managerId')}>
        <PersonName id={employee.managerId} size="small" link />
        <p>{t('managers.directText')}</p>
      </Section>
      {managerLists.map((list) => (
        <ManagerOrder
          key={list}
          list={list}
          ids={management[list] ?? []}
          exclude={[employee.id, ...(management[list] ?? [])]}
          onChange={(ids) => change(list, ids)}
        />
      ))}
    </Grid>
  );
}
