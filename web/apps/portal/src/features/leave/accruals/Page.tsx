import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { styled } from '@mui/material/styles';
import { useFormat, useT } from '@kadro/i18n';
import { EmptyState, endsOf, ink, phone, Section, SelectField, Sheet, SkeletonBlock, today } from '@kadro/ui';
import { Async } from '../../../parts/Async.tsx';
import { Pending, RevealTogether } from '../../../parts/RevealTogether.tsx';
import { KindSquare } from '../shared/KindSquare.tsx';
import { useAmounts } from '../shared/use-amounts.ts';
import { useGrants } from './use-grants.ts';
import { useLeaveBalances } from '../data/queries.ts';
import { type LeaveBalance, type LeaveEntry } from '../data/types.ts';
import { nameOf } from '../../../people/types.ts';
import { LeavePage } from '../shared/Frame.tsx';
import { WhyDialog } from '../why/Dialog.tsx';

/** On phones a row is a block: its name, below it each figure under its word. */
const rowsAsBlocks = (label: object) =>
  ({
    '& thead': { display: 'none' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
      gap: '8px 12px',
      padding: '10px 0',
      borderBlockStart: `1px solid ${ink.line}`,
    },
    '& th, & td': { padding: 0, borderBlockStart: 0, textAlign: 'start' },
    '& th, & td.words': { gridColumn: '1 / -1' },
    '& td[data-label]::before': {
      ...label,
      content: 'attr(data-label)',
      display: 'block',
      whiteSpace: 'normal',
      color: ink.textMuted,
    },
  }) as const;
const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': {
    padding: '10px 10px',
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    borderBlockStart: `1px solid ${ink.line}`,
    whiteSpace: 'nowrap',
  },
  '& thead th': {
    ...theme.typography.label,
    color: ink.textMuted,
    borderBlockStart: 0,
    whiteSpace: 'normal',
    verticalAlign: 'bottom',
  },
  '& th:first-of-type': {
    textAlign: 'start',
    paddingInlineStart: 0,
    fontWeight: theme.typography.strong.fontWeight,
    whiteSpace: 'normal',
  },
  '& td.words': { textAlign: 'start', whiteSpace: 'normal' },
  [phone]: rowsAsBlocks(theme.typography.label),
}));
const Kind = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 10 });
const WhyLink = styled('button')(({ theme }) => ({
  ...theme.typography.strong,
  fontFamily: 'inherit',
  minHeight: 24,
  padding: 0,
  border: 0,
  background: 'none',
  color: ink.text,
  textDecoration: 'underline dotted',
  textUnderlineOffset: 3,
  cursor: 'pointer',
}));
const Muted = styled('span')(({ theme }) => ({
  ...theme.typography.label,
  display: 'block',
  fontWeight: 450,
  color: ink.textMuted,
}));
/** On one line with its label: as high as the actions of the other pages, so that the tabs stay where they are. */
const YearField = styled(SelectField)({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  '& > :first-child': { marginBlockEnd: 0 },
});
const years = 6;

export default function AccrualsPage() {
  const t = useT('leave');
  const [params, setParams] = useSearchParams();
  const now = today();
  const thisYear = Number(now.slice(0, 4));
  const given = Number(params.get('year'));
  const year = Number.isInteger(given) && given > 2000 && given < 2100 ? given : thisYear;
  // by its last day the figures of a year add up to its balance, whatever is still to come
  const on = endsOf(year).last;
  const offered = [...new Set([year, ...Array.from({ length: years }, (_, index) => thisYear + 1 - index)])]
    .toSorted((one, other) => other - one)
    .map(String);
  const choose = (
    <YearField
      sx={{ minWidth: 110 }}
      label={t('year')}
      options={offered.map((value) => ({ value, label: value }))}
      value={String(year)}
      onChange={({ target }) =>
        setParams(Number(target.value) === thisYear ? {} : { year: target.value }, { replace: true })
      }
    />
  );
  return (
    <LeavePage page="leave-accruals" actions={choose}>
      <RevealTogether waiting={<Blocks />}>
        <Sheet>
          <Entitlements on={on} />
        </Sheet>
        <Sheet>
          <Grants year={year} />
        </Sheet>
      </RevealTogether>
    </LeavePage>
  );
}

const Blocks = () => (
  <Sheet>
    <SkeletonBlock height={320} />
  </Sheet>
);

const figures = ['previousBalance', 'accrualCalculatedCount', 'used', 'reserved', 'balance'] as const;

function Entitlements({ on }: { on: string }) {
  const t = useT('leave');
  const { dateInSentence } = useFormat();
  const balances = useLeaveBalances(on);
  return (
    <Section title={t('accruals.title', { date: dateInSentence(on) })}>
      <Async query={balances} lines={5} failed={t('balance.down')}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState title={t('balance.none')} text={t('balance.noneText')} />
          ) : (
            <EntitlementTable rows={rows} on={on} />
          )
        }
      </Async>
    </Section>
  );
}

interface EntitlementsProps {
  rows: readonly LeaveBalance[];
  on: string;
}

function EntitlementTable({ rows, on }: EntitlementsProps) {
  const t = useT('leave');
  const [why, setWhy] = useState<LeaveBalance | null>(null);
  return (
    <>
      <Table aria-label={t('portal:nav.entitlements')}>
        <thead>
          <tr>
            <th scope="col">{t('leave.type')}</th>
            {figures.map((figure) => (
              <th key={figure} scope="col">
                {t(`accruals.${figure}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <EntitlementRow key={row.leaveTypeId} row={row} onWhy={() => setWhy(row)} />
          ))}
        </tbody>
      </Table>
      {why?.leaveType && <WhyDialog type={why.leaveType} on={on} onClose={() => setWhy(null)} />}
    </>
  );
}

interface EntitlementRowProps {
  row: LeaveBalance;
  onWhy: () => void;
}

function EntitlementRow({ row, onWhy }: EntitlementRowProps) {
  const t = useT('leave');
  const { balance } = useAmounts();
  return (
    <tr>
      <th scope="row">
        <Kind>
          <KindSquare type={row.leaveType} />
          {row.leaveType?.name}
        </Kind>
      </th>
      {figures.map((figure) => (
        <td
          key={figure}
          data-label={t(`accruals.${figure}`)}
          style={row.shown[figure] === 0 ? { color: ink.textFaint } : undefined}
        >
          <bdi dir="ltr">
            {figure === 'balance' ? <BalanceWithWhy row={row} onWhy={onWhy} /> : balance(row.shown[figure])}
          </bdi>
        </td>
      ))}
    </tr>
  );
}

function BalanceWithWhy({ row, onWhy }: EntitlementRowProps) {
  const t = useT('leave');
  const { balance } = useAmounts();
  const label = t('balance.whyOf', { name: row.leaveType?.name ?? '', days: balance(row.balance), raw: true });
  return (
    <WhyLink type="button" aria-haspopup="dialog" aria-label={label} onClick={onWhy}>
      {balance(row.balance)}
    </WhyLink>
  );
}

function Grants({ year }: { year: number }) {
  const t = useT('leave');
  const grants = useGrants(year);
  const balances = useLeaveBalances();
  const isNamed = balances.data !== undefined || balances.error !== undefined;
  return (
    <Section title={t('accruals.entered', { year: String(year) })}>
      {!isNamed && <Pending />}
      <Async query={grants} failed={t('balance.down')}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState title={t('accruals.nothing')} text={t('accruals.nothingText')} />
          ) : (
            <GrantTable rows={rows} label={t('accruals.entered', { year: String(year), raw: true })} />
          )
        }
      </Async>
    </Section>
  );
}

function GrantTable({ rows, label }: { rows: readonly LeaveEntry[]; label: string }) {
  const t = useT('leave');
  const { date, dateInSentence } = useFormat();
  const { change } = useAmounts();
  const types = new Map(useLeaveBalances().data?.map(({ leaveTypeId, leaveType }) => [leaveTypeId, leaveType]));
  return (
    <Table aria-label={label}>
      <tbody>
        {rows.map(({ id, on, kind, days, leaveTypeId, note, recordedAt, by }) => (
          <tr key={id}>
            <th scope="row" style={{ whiteSpace: 'nowrap' }}>
              {date(on)}
            </th>
            <td className="words">
              <Kind>
                <KindSquare type={types.get(leaveTypeId ?? '')} />
                {types.get(leaveTypeId ?? '')?.name}
              </Kind>
            </td>
            <td className="words">
              {t(`common:enum.leaveEntryKind.${kind}`)}
              <Muted>
                {by
                  ? t('why.recordedBy', { date: dateInSentence(recordedAt), name: nameOf(by) })
                  : t('why.recorded', { date: dateInSentence(recordedAt) })}{' '}
                {note && <q>{note}</q>}
              </Muted>
            </td>
            <td>
              <bdi dir="ltr">{change(days)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
