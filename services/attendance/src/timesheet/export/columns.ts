import { type Columns } from '@kadro/chassis';
import { dayOfPerson, minuteColumns } from '../../shared/columns.ts';

const { staffNumber, name, date, shift, type, state } = dayOfPerson;

/** Of a day of a person; times are those of the wall, durations are minutes. */
export const dayColumns = {
  staffNumber,
  name,
  date,
  shift,
  in: {
    labels: {
      en: 'In',
      tr: 'Giriş',
      de: 'Kommen',
      es: 'Entrada',
      it: 'Entrata',
      pt: 'Entrada',
      nl: 'In',
      fr: 'Arrivée',
      ar: 'الحضور',
    },
    example: '08:02',
  },
  out: {
    labels: {
      en: 'Out',
      tr: 'Çıkış',
      de: 'Gehen',
      es: 'Salida',
      it: 'Uscita',
      pt: 'Saída',
      nl: 'Uit',
      fr: 'Départ',
      ar: 'الانصراف',
    },
    example: '17:04',
  },
  type,
  state,
  ...minuteColumns,
  late: {
    labels: {
      en: 'Late',
      tr: 'Geç',
      de: 'Verspätet',
      es: 'Retraso',
      it: 'Ritardo',
      pt: 'Atraso',
      nl: 'Te laat',
      fr: 'Retard',
      ar: 'التأخر',
    },
    example: '480',
  },
  earlyLeave: {
    labels: {
      en: 'Early clock-out',
      tr: 'Erken çıkış',
      de: 'Vorzeitiges Gehen',
      es: 'Salida anticipada',
      it: 'Uscita anticipata',
      pt: 'Saída antecipada',
      nl: 'Te vroeg uitgeklokt',
      fr: 'Départ anticipé',
      ar: 'انصراف مبكر',
    },
    example: '480',
  },
} as const satisfies Columns;
