import { Suspense, useState, type CSSProperties } from 'react';
import { Link } from 'react-router';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Check, ChevronRight } from 'lucide-react';
import { useFormat, useT } from '@kadro/i18n';
import { Frame, ink, Person, phone, Sheet, StatusGlyph, tokens } from '@kadro/ui';
import { pendingRequests } from '../paths.ts';
import { Async } from '../../../parts/Async.tsx';
import { rowsOfWaiting, shown, waiting } from './questions.ts';
import { ShownOf } from './ShownOf.tsx';
import { DotSeparated } from '../../../parts/DotSeparated.tsx';
import { MoreLink } from '../../../parts/MoreLink.tsx';
import { Pending } from '../../../parts/RevealTogether.tsx';
import { useTeam } from '../../../people/team.ts';
import { useInboxCount } from '../inbox/use-count.ts';
import { useInbox } from '../inbox/use-inbox.ts';
import { type LeaveRow } from '../data/types.ts';
import { CountBadge } from '../../../parts/CountBadge.tsx';
import { EmptyInbox } from '../inbox/list/Empty.tsx';
import { type DecisionKind } from '../inbox/decide/decision.ts';
import { useDecisions } from '../inbox/decide/use-decisions.ts';
import { useDecisionDraft } from '../inbox/decide/use-draft.ts';
import { useHeldIds } from '../inbox/decide/use-held.ts';
import { progressOf } from '../shared/chain.tsx';
import { useRequestWords } from '../shared/use-request-words.ts';
import { lazily } from '../../../core/lazily.ts';

const NoteDialog = lazily(() => import('../inbox/decide/NoteDialog.tsx'));

const Head = styled('div')({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 12,
  padding: '16px 20px 0',
  [phone]: { padding: '14px 14px 0' },
});
const Title = styled('h2')(({ theme }) => theme.typography.section as object);
/** One kind of request today; the others will be tabs beside it. */
const Kinds = styled('div')({
  padding: '0 20px',
  borderBlockEnd: `1px solid ${ink.line}`,
  [phone]: { padding: '0 14px' },
});
const Kind = styled('h3')(({ theme }) => ({
  ...theme.typography.strong,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 38,
  boxShadow: `inset 0 -2px 0 ${ink.frame}`,
}));
const Padded = styled('div')({ padding: '16px 20px' });
const Rows = styled('ul')({
  listStyle: 'none',
  '& > li:not(:first-of-type)': { borderBlockStart: `1px solid ${ink.line}` },
});

/** The requests that wait for one's decision; nothing for people who decide nothing and manage nobody. */
export function WaitingForYou({ style }: { style: CSSProperties }) {
  const { data: count, error } = useInboxCount('mine');
  const { data: team } = useTeam();
  if (count === undefined && error === undefined) return <Pending />;
  if (!count && !team?.total) return null;
  return (
    <div style={style}>
      <Decisions />
    </div>
  );
}

function Decisions() {
  const t = useT('inbox');
  const { number } = useFormat();
  const held = useHeldIds();
  const rows = useInbox(waiting, rowsOfWaiting);
  const undecided = rows.data?.items.filter(({ id }) => !held.has(id)).slice(0, shown.waiting);
  const { data: count } = useInboxCount('mine');
  return (
    <Frame shown={Boolean(count)}>
      <Sheet flush>
        <Head>
          <Title>{t('today.waiting')}</Title>
          <MoreLink to={pendingRequests}>{t('today.openInbox')}</MoreLink>
        </Head>
        <Kinds>
          <Kind>
            {t('common:area.leave')}{' '}
            {count !== undefined && <CountBadge tone={count > 0 ? 'asked' : 'soft'}>{number(count)}</CountBadge>}
          </Kind>
        </Kinds>
        {undecided && undecided.length > 0 ? (
          <>
            <Waiting rows={undecided} />
            <ShownOf shown={undecided.length} total={count} to={pendingRequests} />
          </>
        ) : (
          <Padded>
            <Async query={rows} failed={t('down')}>
              {() => <EmptyInbox />}
            </Async>
          </Padded>
        )}
      </Sheet>
    </Frame>
  );
}

function Waiting({ rows }: { rows: readonly LeaveRow[] }) {
  const words = useRequestWords();
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
  const [chosen, setChosen] = useState<LeaveRow | null>(null);
  const draft = useDecisionDraft(chosen?.id ?? '');
  const act = (row: LeaveRow, wish: DecisionKind) => {
    const note = row.id === chosen?.id ? draft.note.trim() : '';
    setChosen(null);
    void decide(row, wish, note);
  };
  const deny = (row: LeaveRow) => {
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
  row: LeaveRow;
  onDeny: () => void;
  onApprove: () => void;
}

function Row({ row, ...decision }: RowProps) {
  const t = useT('inbox');
  const words = useRequestWords();
  const { at, of } = progressOf(row.steps);
  const documents = row.documents?.length ?? 0;
  return (
    <Line>
      <Open to={`${pendingRequests}?request=${row.id}`}>
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
          <DotSeparated parts={[words.part(row), documents > 0 && t('documents', { count: documents })]} />
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
  const words = useRequestWords();
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
