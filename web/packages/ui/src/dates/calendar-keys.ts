import { addDays, addMonths } from './days.ts';

/** The day a key leads to: arrows by days and weeks, Home and End in the week, Page Up and Down by months. */
export function dayForKey(key: string, at: string, rtl: boolean): string | undefined {
  const weekday = (new Date(`${at}T00:00:00Z`).getUTCDay() + 6) % 7;
  const targets: Record<string, () => string> = {
    ArrowRight: () => addDays(at, rtl ? -1 : 1),
    ArrowLeft: () => addDays(at, rtl ? 1 : -1),
    ArrowDown: () => addDays(at, 7),
    ArrowUp: () => addDays(at, -7),
    Home: () => addDays(at, -weekday),
    End: () => addDays(at, 6 - weekday),
    PageUp: () => addMonths(at, -1),
    PageDown: () => addMonths(at, 1),
  };
  return targets[key]?.();
}
