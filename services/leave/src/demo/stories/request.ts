import { type Day, type Language } from '@kadro/kernel';
import { type LeaveDuration, type LeavePeriod } from '../../account/shared/shapes.ts';
import texts from './phrases.json' with { type: 'json' };

/** What people say on occasions, in their languages. */
export type Occasion = keyof typeof texts.en;

/** A phrase for an occasion in a language, in English where it has none. */
export function say(language: Language, occasion: Occasion, n: number): string {
  const own = (texts[language] as Partial<Record<Occasion, string[]>>)[occasion] ?? texts.en[occasion];
  return own[n % own.length]!;
}

/** Something that happens to a request; `n` picks the phrase. Who decides is whoever is asked then. */
export type Act = { at: Temporal.Instant } & (
  | { does: 'ASK' }
  | { does: 'DECIDE'; approved: boolean; n: number | null }
  | { does: 'ASK_DETAIL'; n: number }
  | { does: 'ANSWER'; n: number }
  | { does: 'CANCEL'; n: number; from?: Day }
);

/** One request and all that becomes of it. */
export interface Story {
  type: string;
  beginDate: Day;
  endDate: Day;
  duration: LeaveDuration;
  period?: LeavePeriod;
  beginTime?: string;
  endTime?: string;
  /** Days that it takes of the balance. */
  days: number;
  /** Phrase of the reason; null = none is given. */
  reason: number | null;
  /** What is attached. */
  paper?: 'PDF' | 'PNG';
  acts: Act[];
}
