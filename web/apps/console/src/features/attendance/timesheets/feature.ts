import { Clock } from 'lucide-react';
import {
  TimesheetDocument,
  TimesheetsByIdsDocument,
  TimesheetsCountDocument,
  TimesheetsListDocument,
} from '../../../generated/graphql.ts';
import { type Feature } from '../../../manifest/feature.ts';
import { page } from '../../../manifest/page.ts';
import { timesheetReasons } from '../day/reasons.ts';
import { fields } from './fields.ts';
import { periodTotals } from './months/use-closings.ts';
import { timesheetMonths, timesheetTotals } from './months/use-months.ts';

export const timesheets: Feature = {
  name: 'timesheets',
  resources: {
    timesheets: {
      documents: {
        list: TimesheetsListDocument,
        count: TimesheetsCountDocument,
        one: TimesheetDocument,
        many: TimesheetsByIdsDocument,
      },
    },
    'timesheet-reasons': timesheetReasons,
    'timesheet-months': timesheetMonths,
    'timesheet-totals': timesheetTotals,
    'period-totals': periodTotals,
  },
  fields,
  navigation: { group: 'time', icon: Clock, label: 'console:nav.timesheets' },
  pages: {
    more: {
      months: page(async () => (await import('./months/Page.tsx')).TimesheetMonths, 'console-attendance'),
    },
    list: page(async () => (await import('./Page.tsx')).TimesheetList, 'console-attendance', 'timesheet'),
    show: page(async () => (await import('./ShowPage.tsx')).TimesheetShow, 'console-attendance', 'timesheet'),
  },
};
