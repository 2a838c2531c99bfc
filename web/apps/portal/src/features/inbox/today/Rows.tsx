import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Check, ChevronRight } from 'lucide-react';
import { useT } from '@kadro/i18n';
import { ink, Person, StatusGlyph, tokens } from '@kadro/ui';
import { usePortal, useUser } from '../../../core/context.tsx';
import { lazily } from '../../../core/lazily.ts';
import { useRead } from '../../../core/use-read.ts';
import { Async } from '../../../parts/Async.tsx';
import { DotSeparated } from '../../../parts/DotSeparated.tsx';
import { ShownOf } from '../../../parts/ShownOf.tsx';
import { progressOf } from '../../../requests/chain.tsx';
import { type AnyRequest } from '../../../requests/types.ts';
import { type DecisionKind } from '../decide/decision.ts';
import { useDecisions } from '../decide/use-decisions.ts';
import { useDecisionDraft } from '../decide/use-draft.ts';
import { useHeldIds } from '../decide/use-held.ts';
import { KindProvider, type RowKind, useKind, useWords } from '../kind.ts';
import { NothingWaits } from '../list/NothingWaits.tsx';
import { rowsOfHome, shownAtHome, waitingAtHome } from '../questions.ts';

const NoteDialog = lazily(() => import('../decide/NoteDialog.tsx'));

const Padded = styled('div')({ padding: '16px 20px' });
const Rows = styled('ul')({
  listStyle: 'none',
  '& > li:not(:first-of-type)': { borderBlockStart: `1px solid ${ink.line}` },
});

/** The newest requests of a kind that wait for the reader, `count` in all, decided in the row. */
export function HomeRows({ kind, count }: { kind: RowKind; count: number | undefined }) {
  return (
    <KindProvider value={kind}>
      <RowsOfKind count={count} />
    </KindProvider>
  );
}

function RowsOfKind({ count }: { count: number | undefined }) {
  const t = useT('inbox');
  const { api } = usePortal();
  const { id: reader } = useUser();
  const kind = useKind();
  const held = useHeldIds(kind.name);
  const rows = useRead(kind.list(api, reader, waitingAtHome, rowsOfHome));
  const undecided = rows.data?.items.filter(({ id }) => !held.has(id)).slice(0, shownAtHome);
  if (undecided && undecided.length > 0)
    return (
      <>
        <Waiting rows={undecided} />
        <ShownOf shown={undecided.length} total={count} to={kind.paths.mine} />
      </>
    );
  return (
    <Padded>
      <Async query={rows} failed={t(kind.down)}>
        {() => <NothingWaits />}
      </Async>
    </Padded>
  );
}

function Waiting({ rows }: { rows: readonly AnyRequest[] }) {
  const words = useWords();
  const { draft, chosen, act, deny } = useDeciding();
  return (
    <>
      <Rows>
        {rows.map((row) => (
          <Row key={row.id} row={row} onDeny={() => deny(row)} onApprove={() => act(row, 'approve')} />
        ))}
      </Rows>
      <Suspense>
        {chosen && draft.wish && (
          <NoteDialog
            draft={draft}
            what={`${words.name(chosen.employee)}, ${words.period(chosen)}`}
            onSend={(wish) => act(chosen, wish)}
          />
        )}
      </Suspense>
    </>
  );
}

function useDeciding() {
  const { decide } = useDecisions();
  const [chosen, setChosen] = useState<AnyRequest | null>(null);
  const draft = useDecisionDraft(chosen?.id ?? '');
  const act = (row: AnyRequest, wish: DecisionKind) => {
    const note = row.id === chosen?.id ? draft.note.trim() : '';
    setChosen(null);
    void decide(row, wish, note);
  };
  const deny = (row: AnyRequest) => {
    setChosen(row);
    // The draft begins anew with another request.
    setTimeout(() => draft.setWish('deny'));
  };
  return { draft, chosen, act, deny };
}

const Line = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1.3fr) auto auto',
  alignItems: 'center',
  gap: 16,
  minHeight: 60,
  padding: '8px 20px',
  '@media (max-width:719.95px)': {
    gridTemplateColumns: 'minmax(0, 1fr) auto 16px',
    gap: 10,
    padding: '8px 14px',
    '& > .steps, & > .actions': { display: 'none' },
  },
  '@media (min-width:720px)': { '& > .on': { display: 'none' } },
});
const Open = styled(Link)({
  color: 'inherit',
  textDecoration: 'none',
  minWidth: 0,
  borderRadius: 6,
  minHeight: tokens.size.portal.control,
  display: 'flex',
  alignItems: 'center',
  '&:hover bdi': { textDecoration: 'underline', textUnderlineOffset: 3 },
});
const When = styled('div')({
  display: 'grid',
  minWidth: 0,
  '@media (max-width:719.95px)': {
    justifyItems: 'end',
    textAlign: 'end',
    maxWidth: 150,
    '& > span > *': { display: 'block' },
  },
});
const Dates = styled('span')(({ theme }) => ({
  '& > strong': theme.typography.strong as object,
  '& > span': { color: ink.textMuted },
}));
const Muted = styled('span')(({ theme }) => ({ ...theme.typography.label, fontWeight: 450, color: ink.textMuted }));
const Steps = styled('span')(({ theme }) => ({
  ...theme.typography.label,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  color: ink.textMuted,
  whiteSpace: 'nowrap',
}));
const Actions = styled('span')({ display: 'inline-flex', gap: 6 });

interface RowProps {
  row: AnyRequest;
  onDeny: () => void;
  onApprove: () => void;
}

function Row({ row, ...decision }: RowProps) {
  const t = useT('inbox');
  const words = useWords();
  const { paths } = useKind();
  const { at, of } = progressOf(row.steps);
  return (
    <Line>
      <Open to={`${paths.mine}?request=${row.id}`}>
        <Person
          id={row.employeeId}
          name={words.name(row.employee)}
          image={row.employee?.imageUrl}
          second={words.type(row)}
        />
      </Open>
      <When>
        <Dates>
          <strong>{words.period(row)}</strong> <span>{words.amount(row)}</span>
        </Dates>
        <Muted>
          <DotSeparated parts={[words.part(row), words.note?.(row)]} />
        </Muted>
      </When>
      <Steps className="steps">
        {row.steps.map(({ managerId, state }) => (
          <StatusGlyph key={managerId} status={state} size={12} />
        ))}
        {t('ofTotal', { part: at, total: of })}
      </Steps>
      <RowActions row={row} {...decision} />
      <ChevronRight className="turns on" size={16} strokeWidth={1.7} color={ink.textFaint} aria-hidden />
    </Line>
  );
}

function RowActions({ row, onDeny, onApprove }: RowProps) {
  const t = useT();
  const words = useWords();
  const subject = `${words.name(row.employee)}, ${words.period(row)}`;
  return (
    <Actions className="actions">
      <Button variant="outlined" color="denied" onClick={onDeny} aria-label={`${t('action.deny')}: ${subject}`}>
        {t('action.deny')}
      </Button>
      <Button
        variant="tinted"
        color="approved"
        onClick={onApprove}
        startIcon={<Check strokeWidth={1.7} aria-hidden />}
        aria-label={`${t('action.approve')}: ${subject}`}
      >
        {t('action.approve')}
      </Button>
    </Actions>
  );
}
