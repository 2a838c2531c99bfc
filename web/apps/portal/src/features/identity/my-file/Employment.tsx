import { styled } from '@mui/material/styles';
import { useFormat, useT } from '@kadro/i18n';
import { FactList, ink, Section, Sheet, type Fact } from '@kadro/ui';
import { useDay } from '../../../parts/day/use-day.ts';
import { useWorkplace } from '../../../people/names.ts';
import { isUsed, type Employee } from '../../../people/types.ts';
import { type Key, type Translate } from '@kadro/i18n';
import { FilePage } from './Frame.tsx';

const Note = styled('p')(({ theme }) => ({ ...theme.typography.dense, color: ink.textMuted }));

export function Employment({ employee }: { employee: Employee }) {
  const t = useT();
  const { on } = useDay();
  return (
    <FilePage>
      <Sheet>
        <Section title={t('portal:file.group.place')}>
          <FactList facts={usePlaceFacts(employee)} stacked />
        </Section>
      </Sheet>
      <Sheet>
        <Section title={t('portal:file.group.contract')}>
          <FactList facts={useContractFacts(employee)} stacked />
        </Section>
      </Sheet>
      {on === null && <Note>{t('portal:file.byHr')}</Note>}
    </FilePage>
  );
}

function usePlaceFacts(employee: Employee): Fact[] {
  const t = useT();
  const { data: places } = useWorkplace(employee);
  const { employment } = employee;
  return [
    { label: t('field.company'), value: employment?.company },
    { label: t('field.agency'), value: employment?.agency },
    { label: t('field.branchId'), value: places?.branch },
    { label: t('field.unitId'), value: places?.unit },
    { label: t('field.teamId'), value: places?.team },
    { label: t('field.jobId'), value: places?.job },
    { label: t('field.staffNumber'), value: employee.staffNumber && <bdi dir="ltr">{employee.staffNumber}</bdi> },
  ];
}

function useContractFacts(employee: Employee): Fact[] {
  const { employment, hiredDate } = employee;
  const t = useT() as Translate;
  const { date } = useFormat();
  const field = (name: string) => t(`common:field.${name}` as Key);
  const day = (value: string | null | undefined) => value && date(value);
  const one = (texts: string, value: string | null | undefined) => value && t(`common:enum.${texts}.${value}` as Key);
  const code = (value: string | null | undefined) => value && <bdi dir="ltr">{value}</bdi>;
  const flag = (value: boolean | null | undefined) =>
    value === null || value === undefined ? null : t(value ? 'common:common.yes' : 'common:common.no');
  const { trialTime } = employment ?? {};
  return [
    { label: field('hiredDate'), value: day(hiredDate) },
    { label: field('startedDate'), value: day(employment?.startedDate) },
    { label: field('employmentType'), value: one('employmentType', employment?.employmentType) },
    { label: field('collarType'), value: one('collarType', employment?.collarType) },
    { label: field('trialTime'), value: typeof trialTime === 'number' && t('common:unit.days', { count: trialTime }) },
    { label: field('allowanceDate'), value: day(employment?.allowanceDate) },
    ...(isUsed(employee, 'socialSecurityType', employment?.socialSecurityType)
      ? [{ label: field('socialSecurityType'), value: one('socialSecurityType', employment?.socialSecurityType) }]
      : []),
    { label: field('ssn'), value: code(employment?.ssn) },
    { label: field('integrationNumber'), value: code(employment?.integrationNumber) },
    { label: field('rdPerson'), value: flag(employment?.rdPerson) },
  ];
}
