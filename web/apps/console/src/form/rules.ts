import { type Translate } from '@kadro/i18n';
import { dayFault } from '@kadro/ui';
import { type RegisterOptions } from 'react-hook-form';
import { isColour } from '../fields/colour.ts';
import { type FieldKind } from '../fields/kinds.ts';
import { placeOf } from '../fields/terminal.ts';
import { clockTimeOf, isPattern, minutesOf, weekMinutes } from '../fields/working-pattern.ts';
import { decimalOf } from './changes.ts';

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const isEmpty = (value: unknown): boolean =>
  value === '' ||
  value === null ||
  value === undefined ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** Checks format and presence; the server checks business rules. */
export function rulesOf(
  { kind }: FieldKind,
  required: boolean,
  t: Translate<'console'>,
  datePattern: string,
): RegisterOptions {
  const problemOf = (value: string): string | undefined => {
    if (kind === 'email' && !emailPattern.test(value.trim())) return t('common:validation.email');
    const fault = kind === 'date' && dayFault(value, datePattern);
    if (fault) return t(`common:validation.${fault}`, { pattern: datePattern });
    if ((kind === 'decimal' || kind === 'amount') && decimalOf(value) === undefined)
      return t('common:validation.number');
    if (kind === 'colour' && !isColour(value)) return t('form.colour');
    if (kind === 'time' && clockTimeOf(value) === undefined) return t('common:validation.time');
    if (kind === 'hours' && minutesOf(value, weekMinutes) === undefined) return t('form.hoursOfWeek');
    if (kind === 'number' && !/^\d+$/.test(value.trim())) return t('common:validation.integer');
    return undefined;
  };
  return {
    validate: (value: unknown) => {
      if (isEmpty(value)) return required ? t('common:validation.required') : true;
      if (kind === 'pattern') return isPattern(value) || t('form.hours');
      if (kind === 'geofence') return placeOf(value) !== undefined || t('form.geofenceWhole');
      return problemOf(String(value)) ?? true;
    },
  };
}
