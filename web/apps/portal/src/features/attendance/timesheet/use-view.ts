import { useSearchParams } from 'react-router';
import { isDay } from '@kadro/ui';
import { type Counted, countedFigures } from '../paths.ts';

export interface View {
  /** YYYY-MM. */
  month: string;
  /** The open day; null where none is. */
  day: string | null;
  /** The figure whose days are marked. */
  counts: Counted | null;
  show: (change: { month?: string; day?: string | null; counts?: Counted | null }) => void;
}

/** What the address says; without a month that of today. */
export function useView(today: string): View {
  const [params, setParams] = useSearchParams();
  const asked = params.get('day') ?? '';
  const day = isDay(asked) ? asked : null;
  const given = `${params.get('month') ?? ''}-01`;
  const month = isDay(given) ? given.slice(0, 7) : (day ?? today).slice(0, 7);
  const counts = countedFigures.find((one) => one === params.get('counts')) ?? null;
  const show: View['show'] = (change) => {
    const next = new URLSearchParams();
    const nextMonth = change.month ?? change.day?.slice(0, 7) ?? month;
    const nextDay = change.day === undefined ? (change.month === undefined ? day : null) : change.day;
    if (nextMonth !== today.slice(0, 7)) next.set('month', nextMonth);
    if (nextDay) next.set('day', nextDay);
    const nextCounts = change.counts === undefined ? counts : change.counts;
    if (nextCounts) next.set('counts', nextCounts);
    setParams(next, { replace: true });
  };
  return { month, day, counts, show };
}
