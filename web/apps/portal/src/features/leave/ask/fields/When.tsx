import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { styled } from '@mui/material/styles';
import { defaultDatePattern, digits, useLanguage, useT } from '@kadro/i18n';
import { HelperText, DateField, DaySquare, Field, ink, isDay, leftToRight, phone } from '@kadro/ui';
import { useUser } from '../../../../core/context.tsx';
import { durations, type Duration, type Period } from '../../data/types.ts';
import { AskCalendar } from './Calendar.tsx';
import { isTime, periodsOf, timeOf, withDuration } from '../draft.ts';
import { type AskFormState } from '../use-form.ts';

const Stack = styled('div')({ display: 'grid', gap: 14, minWidth: 0 });
const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 14, alignItems: 'start' });
const Choices = styled(ToggleButtonGroup)({
  maxWidth: '100%',
  flexWrap: 'wrap',
  [phone]: { display: 'flex', '& > *': { flex: '1 0 auto', minHeight: 44 } },
}) as typeof ToggleButtonGroup;
/** As high as the fields beside it and below the height of their labels, so that they share a line. */
const OnlyDuration = styled('p')(({ theme }) => ({
  ...(theme.typography.strong as object),
  display: 'flex',
  alignItems: 'center',
  minHeight: 40,
  marginBlockStart: 22,
  [phone]: { marginBlockStart: 0 },
}));
/** Errors span all columns; in one they would wrap. On phones days are chosen in the calendar below. */
const Dates = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(130px, 172px))',
  columnGap: 10,
  alignItems: 'start',
  '&[data-hourly="true"]': { gridTemplateColumns: 'minmax(130px, 172px) repeat(2, 90px)' },
  // Doubled for a higher specificity than the field's own grid.
  '&& > *': { display: 'contents' },
  '& > * > :nth-of-type(1)': { gridRow: 1 },
  '& > * > :nth-of-type(2)': { gridRow: 2 },
  '& > * > :nth-of-type(3)': { gridColumn: '1 / -1' },
  [phone]: {
    '&&': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', width: '100%' },
    '&[data-hourly="true"]': { rowGap: 10 },
    '&[data-hourly="true"] > *': { display: 'grid' },
    '&[data-hourly="true"] > :first-of-type': { gridColumn: '1 / -1' },
    '& .MuiIconButton-root': { display: 'none' },
  },
});
const Legend = styled('p')(({ theme }) => ({
  ...theme.typography.label,
  fontWeight: 450,
  color: ink.textMuted,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 8 },
}));

export function WhenFields({ ask }: { ask: AskFormState }) {
  const t = useT('leave');
  return (
    <Stack>
      <Line>
        <DurationChoice ask={ask} />
        <PeriodChoice ask={ask} />
        <DateFields ask={ask} />
      </Line>
      <AskCalendar ask={ask} />
      <Legend>
        <span>
          <DaySquare fill="striped" tone="own" /> {t('ask.legend.asked')}
        </span>
        <span>
          <DaySquare fill="solid" tone="soft" /> {t('ask.legend.holiday')}
        </span>
        <span>
          <DaySquare fill="ring" /> {t('ask.legend.taken')}
        </span>
      </Legend>
    </Stack>
  );
}

/** A leave type with one duration leaves nothing to choose: its name only. */
function DurationChoice({ ask: { draft, change, type, errors } }: { ask: AskFormState }) {
  const t = useT('leave');
  const offered = durations.filter((one) => !type || type.durations.includes(one));
  const isGiven = offered.length === 1 && offered[0] === draft.duration;
  return (
    <div>
      {isGiven ? (
        <OnlyDuration id="duration" tabIndex={-1}>
          {t(`ask.durations.${draft.duration}`)}
        </OnlyDuration>
      ) : (
        <Choices
          exclusive
          value={draft.duration}
          aria-label={t('leave.duration')}
          onChange={(_, value: Duration | null) => value && change(withDuration(draft, value))}
        >
          {offered.map((value, index) => (
            <ToggleButton key={value} value={value} id={index === 0 ? 'duration' : undefined}>
              {t(`ask.durations.${value}`)}
            </ToggleButton>
          ))}
        </Choices>
      )}
      <HelperText id="duration" error={errors['duration']} />
    </div>
  );
}

function PeriodChoice({ ask: { draft, change, errors } }: { ask: AskFormState }) {
  const t = useT('leave');
  const periods = periodsOf(draft.duration);
  if (periods.length === 0) return null;
  return (
    <div>
      <Choices
        exclusive
        value={draft.period}
        aria-label={t('leave.dayPart')}
        onChange={(_, value: Period | null) => value && change({ period: value })}
      >
        {periods.map((value, index) => (
          <ToggleButton key={value} value={value} id={index === 0 ? 'period' : undefined}>
            {t(`common:enum.leavePeriod.${value}`)}
          </ToggleButton>
        ))}
      </Choices>
      <HelperText id="period" error={errors['period']} />
    </div>
  );
}

function DateFields({ ask: { draft, change, errors } }: { ask: AskFormState }) {
  const t = useT('leave');
  const language = useLanguage();
  const pattern = useUser().datePattern || defaultDatePattern;
  const { duration, beginDate, endDate } = draft;
  const spans = duration === 'FULL_DAY';
  const begin = (value: string) =>
    change({
      beginDate: value,
      // the last day follows the first, but no text that is none
      endDate: !spans || (isDay(value) && (!isDay(endDate) || value > endDate)) ? value : endDate,
    });
  return (
    <Dates data-hourly={duration === 'HOURLY'}>
      <DateField
        id="beginDate"
        label={spans ? t('common:field.beginDate') : t('common:common.date')}
        value={beginDate}
        onChange={begin}
        error={errors['beginDate'] ?? (spans ? undefined : errors['endDate'])}
        language={language}
        pattern={pattern}
      />
      {spans && (
        <DateField
          id="endDate"
          label={t('common:field.endDate')}
          value={endDate}
          onChange={(value) => change({ endDate: value })}
          error={errors['endDate']}
          language={language}
          pattern={pattern}
        />
      )}
      {duration === 'HOURLY' && <TimeFields draft={draft} change={change} errors={errors} />}
    </Dates>
  );
}

function TimeFields({ draft, change, errors }: Pick<AskFormState, 'draft' | 'change' | 'errors'>) {
  return (['beginTime', 'endTime'] as const).map((field) => (
    <TimeField
      key={field}
      field={field}
      value={draft[field]}
      error={errors[field]}
      onChange={(value) => change({ [field]: value })}
    />
  ));
}

interface TimeFieldProps {
  field: 'beginTime' | 'endTime';
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** What is no time is said when the field is left. */
function TimeField({ field, value, error, onChange }: TimeFieldProps) {
  const t = useT();
  const [isLeft, setLeft] = useState(false);
  const isRefused = isLeft && value !== '' && !isTime(value);
  const leave = () => {
    setLeft(true);
    if (timeOf(value) !== value) onChange(timeOf(value));
  };
  return (
    <Field
      id={field}
      label={t(`field.${field}`)}
      placeholder="00:00"
      value={value}
      error={isRefused ? t('common:validation.time') : error}
      onChange={({ target }) => {
        setLeft(false);
        onChange(digits(target.value));
      }}
      onBlur={leave}
      inputProps={{ dir: 'ltr', inputMode: 'numeric', autoComplete: 'off' }}
      sx={leftToRight}
    />
  );
}
