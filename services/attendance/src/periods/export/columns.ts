import { type Columns } from '@kadro/chassis';
import { dayOfPerson, minuteColumns } from '../../shared/columns.ts';

const { staffNumber, name, date, type, state } = dayOfPerson;

/** Of a day of somebody, as it was closed. */
export const dayColumns = {
  staffNumber,
  name,
  date,
  type,
  state,
  ...minuteColumns,
  asItIs: {
    labels: {
      en: 'Taken as it is',
      tr: 'Olduğu gibi kabul edildi',
      de: 'Übernommen, wie er ist',
      es: 'Tomado como está',
      it: 'Preso così com’è',
      pt: 'Aceite como está',
      nl: 'Genomen zoals die is',
      fr: 'Accepté tel quel',
      ar: 'قُبل كما هو',
    },
    example: '',
  },
} as const satisfies Columns;

/** Of a difference: what is to be added. */
export const differenceColumns = {
  staffNumber,
  name,
  date,
  ...minuteColumns,
  cause: {
    labels: {
      en: 'Cause',
      tr: 'Sebep',
      de: 'Ursache',
      es: 'Causa',
      it: 'Causa',
      pt: 'Causa',
      nl: 'Oorzaak',
      fr: 'Cause',
      ar: 'السبب المباشر',
    },
    example: 'READING',
  },
  reason: {
    labels: {
      en: 'Reason',
      tr: 'Neden',
      de: 'Grund',
      es: 'Motivo',
      it: 'Motivo',
      pt: 'Motivo',
      nl: 'Reden',
      fr: 'Motif',
      ar: 'السبب',
    },
    example: '',
  },
  payableIn: {
    labels: {
      en: 'Paid with',
      tr: 'Ödendiği ay',
      de: 'Gezahlt mit',
      es: 'Se paga en',
      it: 'Pagato con',
      pt: 'Pago em',
      nl: 'Betaald met',
      fr: 'Payé avec',
      ar: 'يُدفع مع',
    },
    example: '2026-07',
  },
} as const satisfies Columns;
