import { useFormat, useT } from '@kadro/i18n';
import { currentTime } from '@kadro/ui';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export interface Age {
  value: number;
  unit: 'minute' | 'hour' | 'day';
}

/** The age of an instant in its largest whole unit; null after six days, when a date says more. */
export function ageOf(instant: string, now: Date = currentTime()): Age | null {
  const passed = Math.max(0, now.getTime() - new Date(instant).getTime());
  if (passed < hour) return { value: Math.floor(passed / minute), unit: 'minute' };
  if (passed < day) return { value: Math.floor(passed / hour), unit: 'hour' };
  return passed < 7 * day ? { value: Math.floor(passed / day), unit: 'day' } : null;
}

/** The age of an instant in short form, as "2 min"; under a minute "now", after six days a date. */
export function useAge(): (instant: string) => string {
  const t = useT();
  const { dateInSentence, duration, relative } = useFormat();
  return (instant) => {
    const now = currentTime();
    const age = ageOf(instant, now);
    if (age === null) return dateInSentence(instant);
    if (age.unit === 'day') return t('unit.days', { count: age.value });
    return age.value === 0 ? relative(now, now) : duration(age.unit === 'hour' ? age.value * 60 : age.value);
  };
}
