import { exists, type Translate } from '@kadro/i18n';

/** The name of a role; null for one that this version does not know. */
export function roleText(t: Translate<'common'>, role: string | null): string | null {
  const key = `common:enum.role.${role}`;
  return exists(key) ? t(key) : null;
}
