import { type Columns } from '@kadro/chassis';
import { planColumns } from '../../workplan/import/columns.ts';

const { staffNumber, date } = planColumns;

const minutes = {
  expectedWorkTime: {
    labels: {
      en: 'Expected',
      tr: 'Beklenen',
      de: 'Soll',
      es: 'Previsto',
      it: 'Previsto',
      pt: 'Previsto',
      nl: 'Verwacht',
      fr: 'Prévu',
      ar: 'المتوقع',
    },
    example: '480',
  },
  actualWorkTime: {
    labels: {
      en: 'Worked',
      tr: 'Çalışılan',
      de: 'Ist',
      es: 'Trabajado',
      it: 'Lavorato',
      pt: 'Trabalhado',
      nl: 'Gewerkt',
      fr: 'Travaillé',
      ar: 'الفعلي',
    },
    example: '480',
  },
  overtime: {
    labels: {
      en: 'Overtime',
      tr: 'Fazla mesai',
      de: 'Überstunden',
      es: 'Horas extra',
      it: 'Straordinario',
      pt: 'Horas extra',
      nl: 'Overwerk',
      fr: 'Heures supplémentaires',
      ar: 'العمل الإضافي',
    },
    example: '480',
  },
  overtimeUnapproved: {
    labels: {
      en: 'Overtime not approved',
      tr: 'Onaylanmamış fazla mesai',
      de: 'Nicht genehmigte Überstunden',
      es: 'Horas extra sin aprobar',
      it: 'Straordinario non approvato',
      pt: 'Horas extra não aprovadas',
      nl: 'Niet goedgekeurd overwerk',
      fr: 'Heures supplémentaires non approuvées',
      ar: 'عمل إضافي غير معتمد',
    },
    example: '480',
  },
  missingTime: {
    labels: {
      en: 'Missing',
      tr: 'Eksik',
      de: 'Fehlend',
      es: 'Sin trabajar',
      it: 'Mancante',
      pt: 'Em falta',
      nl: 'Ontbreekt',
      fr: 'Manquant',
      ar: 'الناقص',
    },
    example: '480',
  },
  leaveTime: {
    labels: {
      en: 'Leave',
      tr: 'İzin',
      de: 'Abwesenheit',
      es: 'Ausencia',
      it: 'Assenza',
      pt: 'Ausência',
      nl: 'Verlof',
      fr: 'Congé',
      ar: 'الإجازة',
    },
    example: '480',
  },
  breakTime: {
    labels: {
      en: 'Break',
      tr: 'Mola',
      de: 'Pause',
      es: 'Pausa',
      it: 'Pausa',
      pt: 'Pausa',
      nl: 'Pauze',
      fr: 'Pause',
      ar: 'استراحة',
    },
    example: '480',
  },
  nightTime: {
    labels: {
      en: 'Night',
      tr: 'Gece',
      de: 'Nacht',
      es: 'Noche',
      it: 'Notte',
      pt: 'Noite',
      nl: 'Nacht',
      fr: 'Nuit',
      ar: 'الليل',
    },
    example: '480',
  },
} as const satisfies Columns;

const name = {
  labels: { en: 'Name', tr: 'Ad', de: 'Name', es: 'Nombre', it: 'Nome', pt: 'Nome', nl: 'Naam', fr: 'Nom', ar: 'الاسم' },
  example: 'Mia Vogt',
};

/** Of a day of somebody, as it was closed. */
export const dayColumns = {
  staffNumber,
  name,
  date,
  type: {
    labels: {
      en: 'Type',
      tr: 'Tür',
      de: 'Art',
      es: 'Tipo',
      it: 'Tipo',
      pt: 'Tipo',
      nl: 'Soort',
      fr: 'Type',
      ar: 'النوع',
    },
    example: 'WORKDAY',
  },
  state: {
    labels: {
      en: 'State',
      tr: 'Durum',
      de: 'Status',
      es: 'Estado',
      it: 'Stato',
      pt: 'Estado',
      nl: 'Status',
      fr: 'État',
      ar: 'الحالة',
    },
    example: 'CALCULATED',
  },
  ...minutes,
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
  ...minutes,
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
