import { useFormat, useT } from '@kadro/i18n';
import { feedback, ink, Pager, phone, Section } from '@kadro/ui';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { type BulkUpdateOutcome, type BulkUpdateResultsQuery } from '../../../generated/graphql.ts';
import { PersonName } from '../../../people/PersonName.tsx';
import { Count } from '../../../table/Count.tsx';
import { type BulkUpdate } from './change.ts';

type Result = NonNullable<BulkUpdateResultsQuery['bulkUpdateResults']>['items'][number] & { id: string };

type OutcomeFilter = BulkUpdateOutcome | 'ALL';

const perPage = 50;

const Table = styled('table')(({ theme }) => ({
  ...(theme.typography.dense as object),
  width: '100%',
  borderCollapse: 'collapse',
  '& th': {
    ...(theme.typography.label as object),
    color: ink.textMuted,
    textAlign: 'start',
    height: 32,
    padding: '0 7px 0 0',
  },
  '& td': { height: 40, padding: '4px 7px 4px 0', borderBlockStart: `1px solid ${ink.line}`, verticalAlign: 'middle' },
  [phone]: {
    '& thead': { display: 'none' },
    '& tr': { display: 'grid', padding: '8px 0', borderBlockStart: `1px solid ${ink.line}` },
    '& td': { height: 'auto', border: 0, padding: 0 },
  },
}));
const Word = styled('td')({ '&[data-outcome="REFUSED"]': { color: feedback.error.text } });
const Muted = styled('p')({ color: ink.textMuted });

const outcomes = [
  ['REFUSED', 'refused'],
  ['CANCELLED', 'cancelled'],
  ['PLANNED', 'planned'],
  ['CHANGED', 'changed'],
  ['UNCHANGED', 'unchanged'],
] as const;

export function Report({ update }: { update: BulkUpdate }) {
  const t = useT('bulk');
  const [outcome, setOutcome] = useState<OutcomeFilter>('ALL');
  const [page, setPage] = useState(1);
  const filter = { id: update.id, ...(outcome === 'ALL' ? {} : { outcome }) };
  // `done` is part of the key, so that the results are read again as the job goes on
  const params = { pagination: { page, perPage }, filter, meta: { done: update.done } };
  const { data = [], total = 0 } = useGetList<Result>('bulk-update-results', params, {
    placeholderData: (before) => before,
  });
  const choose = (next: OutcomeFilter) => {
    setOutcome(next);
    setPage(1);
  };
  return (
    <Section title={t('report')}>
      <OutcomeTabs update={update} value={outcome} onChange={choose} />
      {data.length === 0 ? <Muted>{t('reportEmpty')}</Muted> : <Rows rows={data} />}
      <Pager page={page} rowsPerPage={perPage} total={total} onPage={setPage} />
    </Section>
  );
}

interface OutcomeTabsProps {
  update: BulkUpdate;
  value: OutcomeFilter;
  onChange: (next: OutcomeFilter) => void;
}

function OutcomeTabs({ update, value, onChange }: OutcomeTabsProps) {
  const t = useT('bulk');
  const { number } = useFormat();
  const present = outcomes.filter(([, field]) => update[field] > 0);
  return (
    <Tabs
      value={value}
      aria-label={t('report')}
      variant="scrollable"
      allowScrollButtonsMobile
      onChange={(_, next: OutcomeFilter) => onChange(next)}
    >
      <Tab
        value="ALL"
        label={<Count count={{ total: update.done, capped: false }} number={number} word={t('common:common.all')} />}
      />
      {present.map(([name, field]) => (
        <Tab
          key={name}
          value={name}
          label={<Count count={{ total: update[field], capped: false }} number={number} word={t(`result.${name}`)} />}
        />
      ))}
    </Tabs>
  );
}

function Rows({ rows }: { rows: readonly Result[] }) {
  const t = useT('bulk');
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{t('person')}</th>
          <th scope="col">{t('outcome')}</th>
          <th scope="col">{t('reason')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, employeeId, outcome, message }) => (
          <tr key={id}>
            <td>
              <PersonName id={employeeId} link />
            </td>
            <Word data-outcome={outcome}>{t(`result.${outcome}`)}</Word>
            <td>{message}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
