import { createContext, useContext } from 'react';

export interface UiTexts {
  required: string;
  noValue: string;
  hidden: string;
  showPassword: string;
  hidePassword: string;
  fulfilled: string;
  openCalendar: string;
  /** Of a text that is no date of the pattern. */
  date: (pattern: string) => string;
  noSuchDate: string;
  previousMonth: string;
  nextMonth: string;
  clear: string;
  remove: (what: string) => string;
  pages: string;
  previousPage: string;
  nextPage: string;
  range: (rows: { from: number; to: number; total: number; capped: boolean }) => string;
  retry: string;
  close: string;
  notices: string;
  becomes: string;
  errors: (count: number) => string;
  /** Why a read failed; a title only where nothing answers. */
  failure: (error: unknown) => { title?: string | undefined; text: string };
  /** What was typed then is still there. */
  draft: (at: Date, isToday: boolean) => string;
  draftOutdated: string;
  draftPartial: string;
  continueDraft: string;
  discardDraft: string;
  language: string;
  colours: string;
  light: string;
  dark: string;
  system: string;
}

const Texts = createContext<UiTexts | null>(null);

export const UiTextsProvider = Texts.Provider;

/** The texts of the components; throws outside of the provider. */
export function useUiTexts(): UiTexts {
  const texts = useContext(Texts);
  if (!texts) throw new Error('UiTextsProvider is missing above a part of @kadro/ui');
  return texts;
}
