import { type ExportPages, type ExportSection } from '@kadro/kernel';

type Item = Record<string, unknown>;

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null && !Array.isArray(value);
const item = (value: unknown): Item => (isItem(value) ? value : {});
const items = (value: unknown): Item[] => (Array.isArray(value) ? value.filter(isItem) : []);

const balanceColumns = ['previousBalance', 'accrualCalculatedCount', 'used', 'reserved', 'balance'] as const;

/** Requests with their histories, balances and the entries behind them, files, and what leave knows of the person. */
export const exportSection: ExportSection = {
  labels: ['leave:leave', 'console-leave:balance'],
  values: ['leave:ask.durations'],
  leftOut: ['kind', 'dayDetails', 'steps', 'approvalHistory', 'waitingFor', 'history', 'roles'],
  write: async ({ requests, balances, entries, files, copy }, pages) => {
    pages.heading('privacy:export.requests');
    if (items(requests).length === 0) pages.paragraph(pages.text('privacy:export.none'));
    for (const request of items(requests)) {
      const { leaveTypeId, beginDate } = request;
      pages.fields([leaveTypeId, beginDate].map((value) => pages.value('', value)).join(' · '), request);
      await pages.history('', items(request.history));
    }
    balancesOn(pages, items(balances));
    entriesOn(pages, items(entries));
    pages.heading('privacy:export.files');
    pages.table(
      ['common:common.name', 'common:common.type'],
      [4, 2],
      items(files).map(({ name, type }) => [name, type].map((value) => pages.value('', value))),
    );
    pages.fields(pages.text('privacy:export.copy'), item(copy));
  },
};

function balancesOn(pages: ExportPages, balances: readonly Item[]): void {
  pages.heading('privacy:export.balances');
  pages.table(
    ['leave:leave.type', ...balanceColumns.map((one) => `console-leave:balance.${one}` as const)],
    [3, 2, 2, 2, 2, 2],
    balances.map((one) => [
      pages.value('', item(one.leaveType).name),
      ...balanceColumns.map((column) => pages.value(column, one[column])),
    ]),
  );
}

function entriesOn(pages: ExportPages, entries: readonly Item[]): void {
  pages.heading('privacy:export.entries');
  pages.table(
    [
      'common:common.date',
      'leave:leave.type',
      'console-leave:ledger.recorded',
      'common:unit.days_other',
      'common:common.details',
    ],
    [2, 3, 3, 1, 4],
    entries.map(({ on, leaveTypeId, recordedAt, days, note }) =>
      [on, leaveTypeId, recordedAt, days, note].map((value) => pages.value('', value)),
    ),
  );
}
