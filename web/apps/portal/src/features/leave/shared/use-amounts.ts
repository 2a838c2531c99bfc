import { useMemo } from 'react';
import { useFormat, useT } from '@kadro/i18n';

/** Formats days: a balance with one decimal, a change with its sign, an amount with its unit. */
export function useAmounts() {
  const { number, days } = useFormat();
  const t = useT();
  return useMemo(() => {
    return {
      balance: (value: number) => days(value),
      change: (value: number) => days(value, true),
      days: (count: number) => t('unit.days', { count }),
      part: (value: number) => ({ 0.25: '¼', 0.5: '½', 0.75: '¾' })[value] ?? number(value),
    };
  }, [number, days, t]);
}
