import { type Columns } from '@kadro/chassis';

/** Of a planned shift on a date; the same in imports and exports. */
export const planColumns = {
  staffNumber: {
    labels: {
      en: 'Staff number',
      tr: 'Sicil numarası',
      de: 'Personalnummer',
      es: 'Número de empleado',
      it: 'Matricola',
      pt: 'Número de funcionário',
      nl: 'Personeelsnummer',
      fr: 'Matricule',
      ar: 'الرقم الوظيفي',
    },
    required: true,
    example: '1001',
  },
  date: {
    labels: {
      en: 'Date',
      tr: 'Tarih',
      de: 'Datum',
      es: 'Fecha',
      it: 'Data',
      pt: 'Data',
      nl: 'Datum',
      fr: 'Date',
      ar: 'التاريخ',
    },
    type: 'date',
    required: true,
    example: '2026-03-02',
  },
  shift: {
    labels: {
      en: 'Shift',
      tr: 'Vardiya',
      de: 'Schicht',
      es: 'Turno',
      it: 'Turno',
      pt: 'Turno',
      nl: 'Dienst',
      fr: 'Horaire',
      ar: 'الوردية',
    },
    required: true,
    example: 'Day',
  },
} as const satisfies Columns;
