import { useMemo } from 'react';
import { useFormat, useT } from '@kadro/i18n';

const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 2 };
const minus = '−';

/** Formats days: a balance with one decimal, a change with its sign, an amount with its unit. */
export function useAmounts() {
  const { number } = useFormat();
  const t = useT();
  return useMemo(() => {
    const balance = (days: number) => `${days < 0 ? minus : ''}${number(Math.abs(days), oneDecimal)}`;
    return {
      balance,
      change: (days: number) => (days > 0 ? `+${balance(days)}` : balance(days)),
      days: (days: number) => t('unit.days', { count: days }),
      part: (days: number) => ({ 0.25: '¼', 0.5: '½', 0.75: '¾' })[days] ?? number(days),
    };
  }, [number, t]);
}
