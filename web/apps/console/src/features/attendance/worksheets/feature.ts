import { Repeat } from 'lucide-react';
import { date, defineFields, names, record, rota } from '../../../fields/kinds.ts';
import {
  WorksheetDocument,
  WorksheetHistoryDocument,
  WorksheetsByIdsDocument,
  WorksheetsCountDocument,
  WorksheetsListDocument,
} from '../../../generated/graphql.ts';
import { recordFeature } from '../../../records/feature.tsx';
import { TryOutDraft } from '../try-out/lazy.ts';

const fields = defineFields({
  names,
  branchId: { ...record('branches'), helper: 'console:form.allBranches' },
  anchor: date,
  days: rota,
  effectiveOn: { ...date, helper: 'console:form.worksheetFrom' },
});

const own = ['names', 'branchId', 'anchor', 'days'] as const;

/** Rotating patterns of shifts. */
export const worksheets = recordFeature({
  name: 'worksheets',
  service: 'attendance',
  navigation: { group: 'time', icon: Repeat },
  documents: {
    list: WorksheetsListDocument,
    count: WorksheetsCountDocument,
    one: WorksheetDocument,
    many: WorksheetsByIdsDocument,
    history: WorksheetHistoryDocument,
  },
  archiving: { effect: 'console:archive.worksheet', unused: 'console:archive.unused' },
  fields,
  dated: { from: 'effectiveOn' },
  parts: [
    { title: 'console:record.part.rota', fields: own },
    { title: 'console:record.part.change', fields: ['effectiveOn'] },
  ],
  required: ['names', 'anchor', 'days'],
  kept: [...own, 'effectiveOn'],
  columns: ['days', 'anchor', 'branchId'],
  emptyColumns: [{ field: 'branchId', text: 'console:holidays.everywhere' }],
  defaults: { days: [[]] },
  hasHistoryTab: true,
  Draft: TryOutDraft,
});
