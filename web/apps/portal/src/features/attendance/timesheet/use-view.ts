import { useSearchParams } from 'react-router';
import { isDay } from '@kadro/ui';

export interface View {
  /** YYYY-MM. */
  month: string;
  /** The open day; null where none is. */
  day: string | null;
  show: (change: { month?: string; day?: string | null }) => void;
}

/** What the address says; without a month that of today. */
export function useView(today: string): View {
  const [params, setParams] = useSearchParams();
  const asked = params.get('day') ?? '';
  const day = isDay(asked) ? asked : null;
  const given = `${params.get('month') ?? ''}-01`;
  const month = isDay(given) ? given.slice(0, 7) : (day ?? today).slice(0, 7);
  const show: View['show'] = (change) => {
    const next = new URLSearchParams();
    const nextMonth = change.month ?? change.day?.slice(0, 7) ?? month;
    const nextDay = change.day === undefined ? (change.month === undefined ? day : null) : change.day;
    if (nextMonth !== today.slice(0, 7)) next.set('month', nextMonth);
    if (nextDay) next.set('day', nextDay);
    setParams(next, { replace: true });
  };
  return { month, day, show };
}
