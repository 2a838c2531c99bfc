import { endOfDay, today } from '@kadro/ui';
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { type MomentMeta } from '../server/resource.ts';

interface SelectedTime {
  /** YYYY-MM-DD; null = today as it is now. */
  day: string | null;
  knownThen: boolean;
}

export interface Moment extends SelectedTime {
  /** Nothing can be changed on another day than today. */
  isOtherDay: boolean;
  meta: MomentMeta;
  setDay: (day: string | null) => void;
  setKnownThen: (then: boolean) => void;
}

const storageKey = 'kadro-console-day';
const now: SelectedTime = { day: null, knownThen: false };

/** The selected day survives a reload of the tab. */
function storedChoice(): SelectedTime {
  try {
    return { ...now, ...(JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Partial<SelectedTime>) };
  } catch {
    return now;
  }
}

const MomentContext = createContext<Moment | null>(null);

export function MomentProvider({ children }: { children: ReactNode }) {
  const [chosen, setChosen] = useState(storedChoice);
  const moment = useMemo((): Moment => {
    const change = (next: Partial<SelectedTime>) => {
      const merged = { ...chosen, ...next };
      sessionStorage.setItem(storageKey, JSON.stringify(merged));
      setChosen(merged);
    };
    const { knownThen } = chosen;
    // a day that was chosen before comes
    const day = chosen.day === today() ? null : chosen.day;
    const then = knownThen && day !== null && day < today();
    return {
      day,
      knownThen: then,
      isOtherDay: day !== null,
      meta: day === null ? {} : { asOf: day, ...(then ? { knownAt: endOfDay(day) } : {}) },
      setDay: (next) => change(next === null || next === today() ? now : { day: next }),
      setKnownThen: (next) => change({ knownThen: next }),
    };
  }, [chosen]);
  return <MomentContext value={moment}>{children}</MomentContext>;
}

/** The selected day. @throws Error outside of the console's layout */
export function useMoment(): Moment {
  const moment = useContext(MomentContext);
  if (!moment) throw new Error('useMoment outside of MomentProvider');
  return moment;
}
