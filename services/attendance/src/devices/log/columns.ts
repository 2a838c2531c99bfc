import { type Columns } from '@kadro/chassis';
import { z } from 'zod';
import { eventTypes } from '../../clock/kinds.ts';
import { dayOfPerson } from '../../shared/columns.ts';

const time = z.string().regex(/^([01]?\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/);
const event = z.string().refine((text) => eventTypes.some((one) => one === text.toUpperCase()), 'value_invalid');

/** Of the log of a device. */
export const columns = {
  number: {
    labels: {
      en: 'Card or staff number',
      tr: 'Kart veya sicil numarası',
      de: 'Karten- oder Personalnummer',
      es: 'Número de tarjeta o de empleado',
      it: 'Numero di tessera o matricola',
      pt: 'Número do cartão ou de colaborador',
      nl: 'Kaart- of personeelsnummer',
      fr: 'Numéro de carte ou matricule',
      ar: 'رقم البطاقة أو رقم الموظف',
    },
    required: true,
    example: '04A2245B',
  },
  date: { ...dayOfPerson.date, required: true, example: '2026-07-06' },
  time: {
    labels: {
      en: 'Time',
      tr: 'Saat',
      de: 'Uhrzeit',
      es: 'Hora',
      it: 'Ora',
      pt: 'Hora',
      nl: 'Tijd',
      fr: 'Heure',
      ar: 'الوقت',
    },
    schema: time,
    required: true,
    example: '08:00:17',
  },
  event: {
    labels: {
      en: 'Event',
      tr: 'Olay',
      de: 'Ereignis',
      es: 'Evento',
      it: 'Evento',
      pt: 'Evento',
      nl: 'Gebeurtenis',
      fr: 'Événement',
      ar: 'الحدث',
    },
    schema: event,
    example: 'CLOCK_IN',
  },
  terminal: {
    labels: {
      en: 'Terminal',
      tr: 'Terminal',
      de: 'Terminal',
      es: 'Terminal',
      it: 'Terminale',
      pt: 'Terminal',
      nl: 'Terminal',
      fr: 'Terminal',
      ar: 'الجهاز',
    },
    example: 'Gate 1',
  },
} as const satisfies Columns;
