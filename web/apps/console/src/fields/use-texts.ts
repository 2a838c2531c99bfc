import { exists, text, useLanguage } from '@kadro/i18n';
import { useCallback } from 'react';
import { type Fields } from './kinds.ts';

/** Enums whose texts are shared by both apps. */
const sharedKeys = (group: string, value: string): string[] => {
  if (group === 'language') return [`common:languageName.${value}`];
  if (group === 'requestStatus')
    return [`common:status.${value.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())}`];
  if (group === 'auditedKind') return [`console-history:history.kind.${value}`];
  // several types of changes may have one word
  if (group === 'change') return [`console-history:history.type.${value.split(',')[0]}`];
  return [];
};

/** The text of an enum value; an unknown value is shown as it is. */
export function useEnumText(): (group: string, value: unknown) => string {
  const language = useLanguage();
  return useCallback(
    (group, value) => {
      const key = [
        `common:enum.${group}.${String(value)}`,
        `console-fields:value.${group}.${String(value)}`,
        ...sharedKeys(group, String(value)),
      ].find(exists);
      return key ? text(key, {}, language) : String(value);
    },
    [language],
  );
}

/** The label of a field; an unknown field is shown by its name. */
export function useLabel(fields: Fields): (name: string) => string {
  const language = useLanguage();
  return useCallback(
    (name) => {
      const label = fields[name]?.label ?? `console-fields:field.${name}`;
      return exists(label) ? text(label, {}, language) : name;
    },
    [language, fields],
  );
}
