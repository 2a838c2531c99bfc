import { useFormat, useT } from '@kadro/i18n';
import { FactList, feedback, ink, NoValue, phone, Section } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { RecordNames } from '../../../fields/RecordName.tsx';
import { Arrow } from '../../../parts/Arrow.tsx';
import { PersonName } from '../../../people/PersonName.tsx';
import { type Preview, type ChangeType } from './change.ts';
import { type PreviewState } from './use-preview.ts';

/** A row may name several records, and one query returns a hundred names. */
const maxRows = 40;

const List = styled('ul')(({ theme }) => ({
  ...(theme.typography.dense as object),
  listStyle: 'none',
  maxHeight: 240,
  overflow: 'auto',
  borderBlock: `1px solid ${ink.line}`,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    gap: '2px 12px',
    alignItems: 'center',
    padding: '6px 0',
  },
  '& > li + li': { borderBlockStart: `1px solid ${ink.line}` },
  [phone]: { '& > li': { gridTemplateColumns: 'minmax(0, 1fr)' } },
}));
const Muted = styled('p')({ color: ink.textMuted });
const Refused = styled('span')({ color: feedback.error.text });
const Change = styled('span')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
  minWidth: 0,
});

export function PreviewPart({ changeType, found, problem, isPending }: PreviewState & { changeType?: ChangeType }) {
  const t = useT('bulk');
  return (
    <Section title={t('preview')}>
      <div aria-live="polite" aria-busy={isPending}>
        {problem && <p>{problem}</p>}
        {isPending && <Muted>{t('comparing')}</Muted>}
        {!problem && !isPending && !found && <Muted>{t('previewHint')}</Muted>}
        {found && changeType && <Result changeType={changeType} found={found} />}
      </div>
    </Section>
  );
}

function Result({ changeType, found }: { changeType: ChangeType; found: Preview }) {
  const t = useT('bulk');
  const { number } = useFormat();
  const later = found.rows.some(({ outcome }) => outcome === 'PLANNED');
  const facts = [
    { id: 'changed', label: t(later ? 'result.PLANNED' : 'result.CHANGED'), value: number(found.changed) },
    { id: 'unchanged', label: t('result.UNCHANGED'), value: number(found.unchanged) },
    { id: 'refused', label: t('result.REFUSED'), value: number(found.refused) },
  ];
  const rest = found.total - Math.min(found.rows.length, maxRows);
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <FactList facts={facts} />
      {found.changed === 0 && <p>{t('nobody')}</p>}
      {found.superseded > 0 && <p>{t('superseded', { number: number(found.superseded) })}</p>}
      <List aria-label={t('preview')} tabIndex={0}>
        {found.rows.slice(0, maxRows).map((row) => (
          <li key={row.id}>
            <PersonName id={row.id} />
            {row.outcome === 'REFUSED' ? (
              <Refused>{row.message ?? row.code}</Refused>
            ) : (
              <Difference changeType={changeType} from={row.old} to={row.new} isSame={row.outcome === 'UNCHANGED'} />
            )}
          </li>
        ))}
      </List>
      {rest > 0 && <Muted>{t('more', { number: number(rest) })}</Muted>}
    </div>
  );
}

function Difference({
  changeType,
  from,
  to,
  isSame,
}: {
  changeType: ChangeType;
  from: string[];
  to: string[];
  isSame: boolean;
}) {
  const t = useT('bulk');
  if (isSame) return <Muted as="span">{t('result.UNCHANGED')}</Muted>;
  return (
    <Change>
      <Value changeType={changeType} ids={from} />
      <Arrow />
      <strong style={{ minWidth: 0 }}>
        <Value changeType={changeType} ids={to} />
      </strong>
    </Change>
  );
}

export function Value({ changeType: { of }, ids }: { changeType: ChangeType; ids: readonly string[] }) {
  if (ids.length === 0) return <NoValue />;
  if (typeof of === 'object') return <RecordNames of={of.record} ids={ids} />;
  return ids.map((id, at) => (
    <Fragment key={id}>
      {at > 0 && ' · '}
      <PersonName id={id} />
    </Fragment>
  ));
}
