import { styled } from '@mui/material/styles';
import { languages, ink, FactList, Section, Sheet, type Fact } from '@kadro/ui';
import { useFormat, useT } from '@kadro/i18n';
import { kindsByManager, roleOf } from '../../../people/managers.ts';
import { usePeople, useWorkplace } from '../../../people/names.ts';
import { isUsed, nameOf, type Employee } from '../../../people/types.ts';
import { Async } from '../../../parts/Async.tsx';
import { PersonCards } from '../../../people/Cards.tsx';
import { PersonHeader } from '../../../people/Header.tsx';
import { FilePage } from './Frame.tsx';
import { roleText } from './role-text.ts';

const Facts = styled('div')({ display: 'grid', gap: 20 });
const Muted = styled('p')({ color: ink.textMuted });

export function Overview({ employee }: { employee: Employee }) {
  const t = useT();
  const { date } = useFormat();
  const { data: places } = useWorkplace(employee);
  const facts: Fact[] = [
    { label: t('field.staffNumber'), value: employee.staffNumber && <bdi dir="ltr">{employee.staffNumber}</bdi> },
    { label: t('field.workEmail'), value: employee.workEmail && <bdi dir="ltr">{employee.workEmail}</bdi> },
    { label: t('field.status'), value: employee.status && t(`enum.employeeStatus.${employee.status}`) },
    { label: t('field.branchId'), value: places?.branch },
    { label: t('field.unitId'), value: places?.unit },
    { label: t('field.teamId'), value: places?.team },
    { label: t('field.jobId'), value: places?.job },
    { label: t('field.title'), value: employee.title },
    { label: t('field.hiredDate'), value: employee.hiredDate && date(employee.hiredDate) },
    { label: t('field.language'), value: employee.language && languages[employee.language] },
    { label: t('field.role'), value: roleText(t, employee.role) },
    ...(isUsed(employee, 'serviceLine', employee.serviceLine)
      ? [{ label: t('field.serviceLine'), value: employee.serviceLine }]
      : []),
  ];
  return (
    <FilePage>
      <Sheet>
        <Facts>
          <PersonHeader
            id={employee.id}
            name={nameOf(employee)}
            image={employee.profile?.imageUrl}
            second={employee.title ?? places?.job}
          />
          <FactList facts={facts} stacked />
        </Facts>
      </Sheet>
      <MyManagers employee={employee} />
    </FilePage>
  );
}

function MyManagers({ employee }: { employee: Employee }) {
  const t = useT();
  const kinds = kindsByManager(employee);
  const people = usePeople([...kinds.keys()]);
  return (
    <Sheet>
      <Section title={t('section.managers')}>
        <Async query={people}>
          {(cards) =>
            cards.length > 0 ? (
              <PersonCards
                people={cards}
                second={({ id }) => (kinds.get(id) ?? []).map((kind) => t(roleOf[kind])).join(' · ')}
              />
            ) : (
              <Muted>{t('portal:file.nobody')}</Muted>
            )
          }
        </Async>
      </Section>
    </Sheet>
  );
}
