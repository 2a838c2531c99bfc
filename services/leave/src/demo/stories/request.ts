import { type Day, type Language } from '@kadro/kernel';
import { type LeaveDuration, type LeavePeriod } from '../../account/shared/shapes.ts';
import texts from './phrases.json' with { type: 'json' };

export type Occasion = keyof typeof texts.en;

/** In English where the language has none. */
export function phrase(language: Language, occasion: Occasion, n: number): string {
  const own = (texts[language] as Partial<Record<Occasion, string[]>>)[occasion] ?? texts.en[occasion];
  return own[n % own.length]!;
}

/** `n` picks the phrase; whoever is asked at the time decides. */
export type Act = { at: Temporal.Instant } & (
  | { does: 'ASK' }
  | { does: 'DECIDE'; approved: boolean; n: number | null }
  | { does: 'ASK_DETAIL'; n: number }
  | { does: 'ANSWER'; n: number }
  | { does: 'CANCEL'; n: number; from?: Day }
);

export interface Story {
  type: string;
  beginDate: Day;
  endDate: Day;
  duration: LeaveDuration;
  period?: LeavePeriod;
  beginTime?: string;
  endTime?: string;
  /** Of the balance. */
  days: number;
  /** Index of the phrase; null = no reason. */
  reason: number | null;
  paper?: 'PDF' | 'PNG';
  acts: Act[];
}
