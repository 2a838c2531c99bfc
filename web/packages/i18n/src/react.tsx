import { createContext, useCallback, useContext, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatterOf, type Formatter } from './format/bound.ts';
import { currentLanguage, optionsOf, type Translate } from './translate/current.ts';
import { type Language } from './languages.ts';
import { type Namespace } from './translate/namespaces.ts';

type Settings = {
  datePattern?: string;
  zone?: string;
};

const SettingsContext = createContext<Settings>({});

/** Gives texts and formatters to the tree; `startI18n` must have resolved before. */
export function I18nProvider({ datePattern, zone, children }: Settings & { children: ReactNode }): ReactNode {
  const settings = useMemo(() => ({ datePattern, zone }), [datePattern, zone]);
  return <SettingsContext.Provider value={settings}>{children}</SettingsContext.Provider>;
}

export function useLanguage(): Language {
  useTranslation();
  return currentLanguage();
}

/** The translate function of a namespace: `t('title')`, and `t('common:action.save')` from anywhere. */
export function useT<N extends Namespace = 'common'>(namespace?: N): Translate<N> {
  const { t } = useTranslation(namespace);
  return useCallback<Translate<N>>((key: string, values) => t(key, optionsOf(values)), [t]);
}

export function useFormat(): Formatter {
  const language = useLanguage();
  const { datePattern, zone } = useContext(SettingsContext);
  return useMemo(() => formatterOf({ language, datePattern, zone }), [language, datePattern, zone]);
}
