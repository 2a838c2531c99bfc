import { useSearchParams } from 'react-router';
import { addDays, addMonths, isDay, monthOf } from '@kadro/ui';

const mondayOf = (day: string): string => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

/** Weeks that are shown together. */
const weeksShown = 5;

export interface ShiftsView {
  kind: 'weeks' | 'month';
  /** The weeks that are shown, by their days. */
  weeks: string[][];
  from: string;
  to: string;
  step: (by: number) => void;
  show: (kind: ShiftsView['kind']) => void;
  toToday: () => void;
}

/** Weeks from the one of a day on, or the month of that day, as the address says. */
export function useShiftsView(today: string): ShiftsView {
  const [params, setParams] = useSearchParams();
  const kind = params.get('view') === 'month' ? 'month' : 'weeks';
  const asked = params.get('from') ?? '';
  const at = isDay(asked) ? asked : today;
  const monday = mondayOf(at);
  const weeks =
    kind === 'month'
      ? monthOf(at)
      : Array.from({ length: weeksShown }, (_, week) =>
          Array.from({ length: 7 }, (__, day) => addDays(monday, week * 7 + day)),
        );
  const settle = (view: ShiftsView['kind'], from: string) => {
    const next = new URLSearchParams();
    if (view === 'month') next.set('view', view);
    if (from !== today) next.set('from', from);
    setParams(next, { replace: true });
  };
  return {
    kind,
    weeks,
    from: weeks[0]?.[0] ?? at,
    to: weeks.at(-1)?.at(-1) ?? at,
    step: (by) => settle(kind, kind === 'month' ? addMonths(`${at.slice(0, 7)}-01`, by) : addDays(monday, by * 7)),
    show: (view) => settle(view, at),
    toToday: () => settle(kind, today),
  };
}
