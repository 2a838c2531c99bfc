import { useFormat, useLanguage, useT } from '@kadro/i18n';
import { DateField, SelectField } from '@kadro/ui';
import { useUser } from '../../../core/context.tsx';
import { type PlannableShift } from './questions.ts';

interface ShiftFieldProps {
  shifts: readonly PlannableShift[];
  value: string;
  onShift: (id: string) => void;
}

export function ShiftField({ shifts, value, onShift }: ShiftFieldProps) {
  const t = useT('team');
  const { timeRange } = useFormat();
  const hoursOf = ({ begin, end }: PlannableShift) => (begin === null || end === null ? '' : timeRange(begin, end));
  const options = shifts.map((one) => ({
    value: one.id,
    label: [one.name, hoursOf(one)].filter(Boolean).join(' '),
  }));
  return (
    <SelectField
      label={t('shift')}
      options={options}
      empty=""
      value={value}
      onChange={({ target }) => onShift(String(target.value))}
    />
  );
}

interface DayFieldProps {
  label: string;
  value: string;
  onDay: (day: string) => void;
  min?: string;
}

export function DayField({ label, value, onDay, min }: DayFieldProps) {
  const language = useLanguage();
  const { datePattern } = useUser();
  return <DateField label={label} value={value} onChange={onDay} language={language} pattern={datePattern} min={min} />;
}
