import { createContext, useContext } from 'react';

/** The few words that parts say by themselves; the app fills them in its language. */
export interface UiTexts {
  required: string;
  noValue: string;
  hidden: string;
  showPassword: string;
  hidePassword: string;
  /** A rule that is kept. */
  fulfilled: string;
  openCalendar: string;
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
  language: string;
  colours: string;
  light: string;
  dark: string;
  system: string;
}

const Texts = createContext<UiTexts | null>(null);

export const UiTextsProvider = Texts.Provider;

/** The words of the parts; throws where the app forgot the provider. */
export function useUiTexts(): UiTexts {
  const texts = useContext(Texts);
  if (!texts) throw new Error('UiTextsProvider is missing above a part of @kadro/ui');
  return texts;
}
