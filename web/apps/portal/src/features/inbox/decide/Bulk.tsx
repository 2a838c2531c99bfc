import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Check } from 'lucide-react';
import { useT } from '@kadro/i18n';
import { Field, feedback, ink, phone, Section, StatusGlyph, tokens } from '@kadro/ui';
import { DotSeparated } from '../../../parts/DotSeparated.tsx';
import { isThrough, type BulkResult } from './decision.ts';
import { useSeveral } from './use-several.ts';
import { type AnyRequest } from '../../../requests/types.ts';
import { useWords } from '../kind.ts';

/** The requests that were decided together, and those that failed, with the reason. */
export interface BulkOutcome {
  approved: boolean;
  rows: readonly AnyRequest[];
  results: readonly BulkResult[];
}

/** Decides the selected requests at once and keeps the outcome, where not all were decided, until it is closed. */
export function useBulkDecisions(selected: readonly AnyRequest[], onDecided: (ids: string[]) => void) {
  const decideSeveral = useSeveral();
  const [note, setNote] = useState('');
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);
  const decide = async (approved: boolean) => {
    if (selected.length === 0) return;
    setNote('');
    onDecided(selected.map(({ id }) => id));
    const results = await decideSeveral(selected, approved, note.trim());
    if (results && !results.every(isThrough)) setOutcome({ approved, rows: selected, results });
  };
  return { note, setNote, decide, outcome, close: () => setOutcome(null) };
}

type SeveralState = ReturnType<typeof useBulkDecisions>;

const Body = styled('div')({ display: 'grid', gap: 18, padding: '22px 28px', alignContent: 'start', minWidth: 0 });
const List = styled('ul')({ display: 'grid', gap: 10, listStyle: 'none' });
const Item = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: '2px 10px',
  alignItems: 'center',
  '& > p': { gridColumn: '2 / -1', color: feedback.error.text },
});
const Muted = styled('span')({ color: ink.textMuted });
const Bar = styled('div')({
  display: 'flex',
  alignItems: 'end',
  flexWrap: 'wrap',
  gap: 10,
  padding: '14px 28px',
  borderBlockStart: `1px solid ${ink.line}`,
  backgroundColor: ink.surface,
  '& > div:first-of-type': { flex: '1 1 220px' },
  [phone]: { padding: 12, '& > .MuiButton-root': { flex: '1 1 auto', minHeight: tokens.size.portal.touch } },
  '@media print': { display: 'none' },
});

export function SelectedList({ selected }: { selected: readonly AnyRequest[] }) {
  const t = useT('inbox');
  const words = useWords();
  return (
    <Body>
      <Section title={t('common:paging.selected', { count: selected.length })}>
        <List>
          {selected.map((row) => (
            <Item key={row.id}>
              <StatusGlyph status={row.status} />
              <strong>
                <bdi>{words.name(row.employee)}</bdi>
              </strong>
              <Muted>
                <DotSeparated parts={[words.period(row), words.amount(row)]} />
              </Muted>
            </Item>
          ))}
        </List>
      </Section>
    </Body>
  );
}

export function OutcomeList({
  outcome: { approved, rows, results },
  onClose,
}: {
  outcome: BulkOutcome;
  onClose: () => void;
}) {
  const t = useT('inbox');
  const words = useWords();
  const through = results.filter(isThrough).length;
  return (
    <Body aria-live="polite">
      <Section
        title={t('throughOf', { part: through, total: results.length })}
        action={<Button onClick={onClose}>{t('common:action.close')}</Button>}
      >
        <List>
          {results.map((result) => {
            const row = rows.find(({ id }) => id === result.id);
            return (
              <Item key={result.id}>
                <StatusGlyph status={!isThrough(result) ? 'UNKNOWN' : approved ? 'APPROVED' : 'DENIED'} />
                <strong>
                  <bdi>{words.name(row?.employee ?? null)}</bdi>
                </strong>
                <Muted>{row && words.period(row)}</Muted>
                {!isThrough(result) && <p>{result.message ?? t('common:something_went_wrong')}</p>}
              </Item>
            );
          })}
        </List>
      </Section>
    </Body>
  );
}

export function BulkBar({ count, several: { note, setNote, decide } }: { count: number; several: SeveralState }) {
  const t = useT('inbox');
  const idle = count === 0;
  return (
    <Bar>
      <Field
        label={t('noteSeveral')}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        inputProps={{ maxLength: 1000 }}
      />
      <Button variant="outlined" color="denied" disabled={idle} onClick={() => void decide(false)}>
        {t('denySeveral', { count })}
      </Button>
      <Button
        variant="contained"
        color="approved"
        disabled={idle}
        onClick={() => void decide(true)}
        startIcon={<Check strokeWidth={1.7} aria-hidden />}
      >
        {t('approveSeveral', { count })}
      </Button>
    </Bar>
  );
}
