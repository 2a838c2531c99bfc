import { useSearchParams } from 'react-router';
import { endOfDay, isDay, today } from '@kadro/ui';

/** The selected day (YYYY-MM-DD, null for today) and the knowledge it is seen with, from the address. */
export function useDay() {
  const [params, setParams] = useSearchParams();
  const now = today();
  const given = params.get('on') ?? '';
  const on = isDay(given) && given !== now ? given : null;
  const isPast = on !== null && on < now;
  const isThen = isPast && params.get('known') === 'then';
  const go = (day: string | null, then: boolean) =>
    setParams(
      { ...(day && day !== now && { on: day, ...(then && { known: 'then' }) }) },
      { replace: true, preventScrollReset: true },
    );
  return {
    now,
    on,
    isPast,
    isThen,
    knownAt: isThen ? endOfDay(on) : undefined,
    look: (day: string | null) => go(day, isThen),
    know: (then: boolean) => go(on, then),
  };
}

export type Day = ReturnType<typeof useDay>;
