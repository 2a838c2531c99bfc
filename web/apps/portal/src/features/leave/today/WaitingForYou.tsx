import { lazy, Suspense, useState, type CSSProperties } from 'react';
import { Link } from 'react-router';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Check, ChevronRight } from 'lucide-react';
import { useFormat, useT } from '@kadro/i18n';
import { Frame, ink, transition, Person, phone, Sheet, StatusGlyph, tokens, useToast } from '@kadro/ui';
import { pendingRequests } from '../paths.ts';
import { Async } from '../../../parts/Async.tsx';
import { DotSeparated } from '../../../parts/DotSeparated.tsx';
import { MoreLink } from '../../../parts/MoreLink.tsx';
import { Pending } from '../../../parts/RevealTogether.tsx';
import { useTeam } from '../../../people/team.ts';
import { useInboxCount } from '../inbox/use-count.ts';
import { useInbox } from '../inbox/queries.ts';
import { type LeaveRow } from '../data/types.ts';
import { CountBadge } from '../../../parts/CountBadge.tsx';
import { EmptyInbox } from '../inbox/list/Empty.tsx';
import { useDecisions, type DecisionKind } from '../inbox/decide/use-decisions.ts';
import { useDecisionDraft } from '../inbox/decide/use-draft.ts';
import { progressOf } from '../shared/chain.tsx';
import { useRequestWords } from '../shared/use-request-words.ts';

const NoteDialog = lazy(() => import('../inbox/decide/NoteDialog.tsx'));

const shown = 4;
const view = { scope: 'mine', q: '', leaveTypeId: '', sort: 'newest', page: 1 } as const;
const fadeMs = 180;

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
  const rows = useInbox(view, shown);
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
        {rows.data && rows.data.items.length > 0 ? (
          <Waiting rows={rows.data.items} reload={rows.reload} />
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

interface WaitingProps {
  rows: readonly LeaveRow[];
  reload: () => Promise<void>;
}

function Waiting({ rows, reload }: WaitingProps) {
  const words = useRequestWords();
  const { draft, chosen, gone, act, deny } = useDeciding(reload);
  return (
    <>
      <Rows>
        {rows.slice(0, shown).map((row) => (
          <Row
            key={row.id}
            row={row}
            isGone={row.id === gone}
            busy={draft.busy}
            onDeny={() => deny(row)}
            onApprove={() => void act(row, 'approve')}
          />
        ))}
      </Rows>
      <Suspense>
        {chosen && draft.wish && (
          <NoteDialog
            draft={draft}
            what={`${words.name(chosen.employee)}, ${words.period(chosen)}`}
            onSend={(wish) => void act(chosen, wish)}
          />
        )}
      </Suspense>
    </>
  );
}

function useDeciding(reload: () => Promise<void>) {
  const toast = useToast();
  const { reload: recount } = useInboxCount('mine');
  const [chosen, setChosen] = useState<LeaveRow | null>(null);
  const [gone, setGone] = useState<string | null>(null);
  const draft = useDecisionDraft(chosen?.id ?? '', useDecisions());
  const act = async (row: LeaveRow, wish: DecisionKind) => {
    const outcome = await draft.send(row, wish);
    if (outcome.kind === 'refused') {
      if (wish === 'approve') toast({ text: outcome.text });
      return;
    }
    setChosen(null);
    setGone(row.id);
    await new Promise((resolve) => setTimeout(resolve, fadeMs));
    await Promise.all([reload(), recount()]);
    setGone(null);
  };
  const deny = (row: LeaveRow) => {
    setChosen(row);
    // The draft begins anew with another request.
    setTimeout(() => draft.setWish('deny'));
  };
  return { draft, chosen, gone, act, deny };
}

const Line = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1.3fr) auto auto',
  alignItems: 'center',
  gap: 16,
  minHeight: 60,
  padding: '8px 20px',
  transition: transition(['opacity'], 'base'),
  '& bdi': { justifySelf: 'start', maxWidth: '100%' },
  '&[data-gone="true"]': { opacity: 0 },
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
  isGone: boolean;
  busy: boolean;
  onDeny: () => void;
  onApprove: () => void;
}

function Row({ row, isGone, ...decision }: RowProps) {
  const t = useT('inbox');
  const words = useRequestWords();
  const { at, of } = progressOf(row.steps);
  const documents = row.documents?.length ?? 0;
  return (
    <Line data-gone={isGone}>
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

function RowActions({ row, busy, onDeny, onApprove }: Omit<RowProps, 'isGone'>) {
  const t = useT();
  const words = useRequestWords();
  const subject = `${words.name(row.employee)}, ${words.period(row)}`;
  return (
    <Actions className="actions">
      <Button
        variant="outlined"
        color="denied"
        disabled={busy}
        onClick={onDeny}
        aria-label={`${t('action.deny')}: ${subject}`}
      >
        {t('action.deny')}
      </Button>
      <Button
        variant="tinted"
        color="approved"
        disabled={busy}
        onClick={onApprove}
        startIcon={<Check strokeWidth={1.7} aria-hidden />}
        aria-label={`${t('action.approve')}: ${subject}`}
      >
        {t('action.approve')}
      </Button>
    </Actions>
  );
}
