import { useFormat, useT } from '@kadro/i18n';
import { type Figure } from './model.ts';

const own = { incalculableDays: 'tryOut.incalculableDays', earlyLeave: 'day.early' } as const;

export function useFigureName(): (figure: Figure) => string {
  const t = useT('console-attendance');
  return (figure) => (figure === 'incalculableDays' || figure === 'earlyLeave' ? t(own[figure]) : t(`day.${figure}`));
}

/** Minutes as hours, days as they are; a difference has its sign. */
export function useFigureText(figure: Figure): { plain: (value: number) => string; signed: (value: number) => string } {
  const { hours, number } = useFormat();
  const plain = (value: number) => (figure === 'incalculableDays' ? number(value) : hours(value));
  return { plain, signed: (value) => (value > 0 ? `+${plain(value)}` : plain(value)) };
}
