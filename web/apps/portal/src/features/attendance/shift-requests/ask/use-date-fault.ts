import { defaultDatePattern, type Key, useT } from '@kadro/i18n';
import { dayFault, isDay } from '@kadro/ui';
import { useUser } from '../../../../core/context.tsx';

const words = {
  required: 'common:validation.required',
  date: 'common:validation.date',
  noSuchDate: 'common:validation.noSuchDate',
} as const satisfies Record<string, Key>;

/** What is wrong with a date that was typed; undefined for a day. */
export function useDateFault(): (value: string) => string | undefined {
  const t = useT();
  const pattern = useUser().datePattern || defaultDatePattern;
  return (value) => {
    if (isDay(value)) return undefined;
    return t(words[value === '' ? 'required' : (dayFault(value, pattern) ?? 'date')], { pattern });
  };
}
