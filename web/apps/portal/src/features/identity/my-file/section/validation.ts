import { dayFault, today } from '@kadro/ui';
import { type Translate } from '@kadro/i18n';
import { type FieldSpec } from './fields.ts';

type Check = (value: string | boolean) => true | string | Promise<true | string>;

const email = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** A number without country code is read as Turkish, as the server does. */
async function isPhone(text: string): Promise<boolean> {
  const { isValidPhoneNumber } = await import('libphonenumber-js/min');
  return isValidPhoneNumber(text, 'TR');
}

/** The validation of a field in the browser; the server validates again. */
export function checkOf({ kind, isPast }: FieldSpec, t: Translate, pattern: string): Check | undefined {
  const checks: Partial<Record<FieldSpec['kind'], (text: string) => true | string | Promise<true | string>>> = {
    email: (text) => email.test(text) || t('common:validation.email'),
    phone: async (text) => (await isPhone(text)) || t('common:validation.phone'),
    day: (text) => {
      const fault = dayFault(text, pattern) ?? (isPast && text > today() ? 'pastDate' : undefined);
      return fault === undefined || t(`common:validation.${fault}`, { pattern });
    },
  };
  const check = checks[kind];
  return check && ((value) => (typeof value !== 'string' || value.trim() === '' ? true : check(value.trim())));
}
