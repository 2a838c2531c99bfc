import { exists, text, useLanguage } from '@kadro/i18n';
import { useCallback } from 'react';

/** The word of an enum value in its group; a value that a newer server added is shown as it is. */
export function useWord(): (group: string, value: unknown) => string {
  const language = useLanguage();
  return useCallback(
    (group, value) => {
      const key = group === 'language' ? `common:languageName.${String(value)}` : `console:value.${group}.${String(value)}`;
      return exists(key) ? text(key, {}, language) : String(value);
    },
    [language],
  );
}

/** The label of a field by its name, or the name itself when it has no text. */
export function useLabel(): (name: string) => string {
  const language = useLanguage();
  return useCallback(
    (name) => {
      const key = `console:field.${name}`;
      return exists(key) ? text(key, {}, language) : name;
    },
    [language],
  );
}
