import { exists, text, useLanguage } from '@kadro/i18n';

/** What a job does, in words; `<service>.<name>` as it is where a newer service has one without words. */
export function JobName({ name }: { name: string }) {
  const language = useLanguage();
  const key = `console-operations:operations.name.${name.split('.').at(-1) ?? ''}` as const;
  return exists(key) ? text(key, {}, language) : name;
}
