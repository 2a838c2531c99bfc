import { CalendarCheck } from 'lucide-react';
import {
  PeriodDifferencesListDocument,
  PeriodDocument,
  PeriodMonthsListDocument,
  PeriodPeopleListDocument,
  PeriodPersonDocument,
  PeriodsCountDocument,
  PeriodsListDocument,
} from '../../../generated/graphql.ts';
import { type Feature, type RemedyProps } from '../../../manifest/feature.ts';
import { page } from '../../../manifest/page.ts';
import { fields, history } from './fields.ts';
import { periodFilter } from './filter.ts';

export const periods: Feature = {
  name: 'periods',
  resources: {
    periods: {
      documents: { list: PeriodsListDocument, count: PeriodsCountDocument, one: PeriodDocument },
      filter: periodFilter,
    },
    'period-people': { documents: { list: PeriodPeopleListDocument, one: PeriodPersonDocument } },
    'period-months': { documents: { list: PeriodMonthsListDocument, one: PeriodPersonDocument } },
    'period-differences': { documents: { list: PeriodDifferencesListDocument } },
  },
  fields,
  remedies: {
    period_closed: page<RemedyProps>(
      async () => (await import('./CorrectClosed.tsx')).CorrectClosed,
      'console-attendance',
      'console-fields',
    ),
  },
  audited: { kind: 'periods', texts: { fields: history } },
  navigation: { group: 'time', icon: CalendarCheck, label: 'console:nav.periods' },
  pages: {
    list: page(async () => (await import('./Page.tsx')).PeriodList, 'console-attendance'),
    show: page(async () => (await import('./record/Page.tsx')).PeriodShow, 'console-attendance'),
  },
};
