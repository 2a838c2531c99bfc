import { useFormat, useLanguage, useT } from '@kadro/i18n';
import { dayInWords, FactList, feedback, ink, Section } from '@kadro/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { RecordName } from '../../../fields/RecordName.tsx';
import { useEnumText } from '../../../fields/use-texts.ts';
import { JoinedHeading } from '../../../people/JoinedPerson.tsx';
import { type DayRow } from './model.ts';
import { Readings } from './Readings.tsx';
import { type FigureReasons, useReasons } from './reasons.ts';
import { ShiftsOfDay, StateOfDay } from './words.tsx';

const Stack = styled('div')({ display: 'grid', gap: 20, minWidth: 0, '& h2:first-of-type': { paddingInlineEnd: 32 } });
const Figures = styled('dl')(({ theme }) => ({
  ...(theme.typography.dense as object),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '7px 16px',
  '& dd': { fontVariantNumeric: 'tabular-nums', textAlign: 'end' },
}));
const Warnings = styled('ul')({ listStyle: 'none', display: 'grid', gap: 4, color: feedback.warning.text });

/** Those that are told of every day; the others where they are not zero. */
const always = ['expectedWorkTime', 'actualWorkTime', 'overtime', 'missingTime'] as const;
const others = [
  'leaveTime',
  'breakTime',
  'overtimeClockIn',
  'overtimeClockOut',
  'overtimeUnapproved',
  'nightTime',
  'presence',
  'toleratedTime',
  'notCounted',
] as const;

/** A day record with its figures and readings. */
export function DayDetails({ row, heading }: { row: DayRow; heading?: 'h2' }) {
  return (
    <Stack>
      {heading && <JoinedHeading card={row.employee} as={heading} />}
      <Facts row={row} />
      <DayFigures row={row} />
      <Readings row={row} />
    </Stack>
  );
}

const dayAndYear = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;

function Facts({ row }: { row: DayRow }) {
  const t = useT('console-attendance');
  const enumText = useEnumText();
  const language = useLanguage();
  return (
    <FactList
      facts={[
        { label: t('common:common.date'), value: dayInWords(row.date, language, dayAndYear) },
        { label: t('console-fields:field.state'), value: <StateOfDay row={row} /> },
        { label: t('common:common.type'), value: row.type && enumText('dayType', row.type) },
        { label: t('day.shift'), value: <ShiftsOfDay shifts={row.assignedShifts} /> },
        { label: t('console-fields:field.branchId'), value: <RecordName of="branches" id={row.branchId} /> },
      ]}
    />
  );
}

/** The figures that are told, in minutes. */
function useFigures(row: DayRow): { name: string; label: string; value: number }[] {
  const t = useT('console-attendance');
  const { latelyClockInTimeInMinutes: late, earlyClockOutTimeInMinutes: early } = row.timesheet;
  return [
    ...[...always, ...others.filter((name) => row[name] > 0)].map((name) => ({
      name,
      label: t(`day.${name}`),
      value: row[name],
    })),
    { name: 'late', label: t('day.late'), value: late },
    { name: 'earlyLeave', label: t('day.early'), value: early },
  ].filter(({ name, value }) => value > 0 || always.some((one) => one === name));
}

/** The figures of a day record, each with its reasons where they are asked for. */
export function DayFigures({ row }: { row: DayRow }) {
  const t = useT('console-attendance');
  const enumText = useEnumText();
  const { hours } = useFormat();
  const [isWhy, setWhy] = useState(false);
  const reasons = useReasons(row, isWhy);
  const minutes = useFigures(row);
  return (
    <Section
      title={t('day.figures')}
      action={
        <Button size="small" className="no-print" aria-pressed={isWhy} onClick={() => setWhy(!isWhy)}>
          {t(isWhy ? 'day.whyLess' : 'day.why')}
        </Button>
      }
    >
      <Figures>
        {minutes.map(({ name, label, value }) => (
          <Figure
            key={name}
            label={label}
            value={hours(value)}
            isBad={name === 'missingTime' && value > 0}
            reasons={isWhy ? reasons.get(name) : undefined}
          />
        ))}
      </Figures>
      {row.warnings.length > 0 && (
        <Warnings style={{ marginBlockStart: 12 }}>
          {row.warnings.map((warning) => (
            <li key={warning}>{enumText('dayWarning', warning)}</li>
          ))}
        </Warnings>
      )}
    </Section>
  );
}

interface FigureProps {
  label: string;
  value: string;
  isBad: boolean;
  reasons?: FigureReasons['reasons'];
}

function Figure({ label, value, isBad, reasons = [] }: FigureProps) {
  return (
    <>
      <dt>{label}</dt>
      <dd style={isBad ? { color: feedback.error.text } : undefined}>
        <bdi dir="ltr">{value}</bdi>
      </dd>
      {reasons.length > 0 && <Reasons reasons={reasons} />}
    </>
  );
}

const ReasonList = styled('ul')({
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 16px',
  paddingInlineStart: 12,
  textAlign: 'start',
  borderInlineStart: `2px solid ${ink.line}`,
  color: ink.textMuted,
  '& > li': { display: 'contents' },
});

/** The minutes that each rule gave the figure or took from it; they sum to it. */
function Reasons({ reasons }: { reasons: FigureReasons['reasons'] }) {
  const t = useT('timesheet');
  const { hours } = useFormat();
  return (
    <dd style={{ gridColumn: '1 / -1' }}>
      <ReasonList>
        {reasons.map(({ rule, minutes }, at) => (
          // a rule may speak twice
          // oxlint-disable-next-line react/no-array-index-key -- reasons have no other name than their place
          <li key={at}>
            <span>{t(`rule.${rule}`)}</span>
            <bdi dir="ltr">{hours(minutes)}</bdi>
          </li>
        ))}
      </ReasonList>
    </dd>
  );
}
