import { useFormat, useT } from '@kadro/i18n';
import { FactList, feedback, ink, NoValue, phone, Section } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { PersonName } from '../../../people/PersonName.tsx';
import { RecordNames } from '../../../fields/RecordName.tsx';
import { type Preview, type Way } from './change.ts';
import { type PreviewState } from './use-preview.ts';

/** Names are asked for together, a hundred at most. */
const mostShown = 40;

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
const Quiet = styled('p')({ color: ink.textMuted });
const Refused = styled('span')({ color: feedback.error.text });
const Change = styled('span')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
  minWidth: 0,
  '& > .arrow': { color: ink.textFaint },
  '[dir="rtl"] & > .arrow': { transform: 'scaleX(-1)' },
});

/** What would happen to whom, in numbers and line by line. */
export function PreviewPart({ way, found, problem, isPending }: PreviewState & { way?: Way }) {
  const t = useT('bulk');
  return (
    <Section title={t('preview')}>
      <div aria-live="polite" aria-busy={isPending}>
        {problem && <p>{problem}</p>}
        {isPending && <Quiet>{t('comparing')}</Quiet>}
        {!problem && !isPending && !found && <Quiet>{t('previewHint')}</Quiet>}
        {found && way && <Found way={way} found={found} />}
      </div>
    </Section>
  );
}

function Found({ way, found }: { way: Way; found: Preview }) {
  const t = useT('bulk');
  const { number } = useFormat();
  const later = found.rows.some(({ outcome }) => outcome === 'PLANNED');
  const facts = [
    { id: 'changed', label: t(later ? 'result.PLANNED' : 'result.CHANGED'), value: number(found.changed) },
    { id: 'unchanged', label: t('result.UNCHANGED'), value: number(found.unchanged) },
    { id: 'refused', label: t('result.REFUSED'), value: number(found.refused) },
  ];
  const rest = found.total - Math.min(found.rows.length, mostShown);
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <FactList facts={facts} />
      {found.changed === 0 && <p>{t('nobody')}</p>}
      {found.superseded > 0 && <p>{t('superseded', { number: number(found.superseded) })}</p>}
      <List aria-label={t('preview')} tabIndex={0}>
        {found.rows.slice(0, mostShown).map((row) => (
          <li key={row.id}>
            <PersonName id={row.id} />
            {row.outcome === 'REFUSED' ? (
              <Refused>{row.message ?? row.code}</Refused>
            ) : (
              <Difference way={way} from={row.old} to={row.new} isSame={row.outcome === 'UNCHANGED'} />
            )}
          </li>
        ))}
      </List>
      {rest > 0 && <Quiet>{t('more', { number: number(rest) })}</Quiet>}
    </div>
  );
}

function Difference({ way, from, to, isSame }: { way: Way; from: string[]; to: string[]; isSame: boolean }) {
  const t = useT('bulk');
  if (isSame) return <Quiet as="span">{t('result.UNCHANGED')}</Quiet>;
  return (
    <Change>
      <Value way={way} ids={from} />
      <span className="arrow" aria-hidden>
        →
      </span>
      <strong style={{ minWidth: 0 }}>
        <Value way={way} ids={to} />
      </strong>
    </Change>
  );
}

/** What is set: names of records, or people in their order. */
export function Value({ way: { of }, ids }: { way: Way; ids: readonly string[] }) {
  if (ids.length === 0) return <NoValue />;
  if (typeof of === 'object') return <RecordNames of={of.record} ids={ids} />;
  return ids.map((id, at) => (
    <Fragment key={id}>
      {at > 0 && ' · '}
      <PersonName id={id} />
    </Fragment>
  ));
}
