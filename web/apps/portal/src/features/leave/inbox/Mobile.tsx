import { lazy, Suspense, useEffect, useRef } from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Check, MessageSquare } from 'lucide-react';
import { useT } from '@kadro/i18n';
import { Frame, ink, Section, Sheet, StatusChip } from '@kadro/ui';
import { Async } from '../../../parts/Async.tsx';
import { Documents } from '../files/Documents.tsx';
import { type LeaveRequest } from '../data/types.ts';
import { RequestContext } from './detail/Context.tsx';
import { type Inbox } from './Page.tsx';
import { ListHeader } from './list/Header.tsx';
import { WaitingFor } from './decide/WaitingFor.tsx';
import { RequestHeader } from './detail/Header.tsx';
import { ListFooter, RequestList } from './list/Requests.tsx';
import { OutcomeList, BulkBar } from './decide/Bulk.tsx';
import { TeamDays } from './detail/TeamDays.tsx';
import { type DecisionKind } from './decide/use-decisions.ts';
import { progressOf } from '../shared/chain.tsx';
import { useRequestWords } from '../shared/use-request-words.ts';

const NoteDialog = lazy(() => import('./decide/NoteDialog.tsx'));

const Stack = styled('div')({ display: 'grid', gap: 'inherit', minWidth: 0, '&:empty': { display: 'none' } });
/** As high as the screen, so that the buttons are at its end below a short list, too. */
const FullHeight = styled(Stack)({
  display: 'flex',
  flexDirection: 'column',
  '@media (max-width:899.95px)': { minHeight: 'calc(100dvh - 200px)' },
  '@media print': { display: 'block' },
});
const Filters = styled('div')({ padding: 12, borderBlockEnd: `1px solid ${ink.line}` });
const Card = styled('div')({ display: 'grid', gap: 14, minWidth: 0 });
/** What gets the focus in the list is scrolled clear of the bar below: two rows of text and the buttons. */
const List = styled(Sheet)({
  '& :is(a, button, input, select)': { scrollMarginBlockEnd: 'calc(var(--kadro-bottom-bar, 0px) + 140px)' },
});
/** Above the navigation bar, approving under the right thumb; mirrored in Arabic by the direction of the page. */
const Bar = styled('div')({
  position: 'sticky',
  marginBlockStart: 'auto',
  insetBlockEnd: 0,
  zIndex: 5,
  marginInline: -12,
  // Fills the gap that a page leaves above the navigation bar.
  marginBlockEnd: -24,
  backgroundColor: ink.canvas,
  borderBlockStart: `1px solid ${ink.line}`,
  '@media (max-width:899.95px)': { insetBlockEnd: 'calc(var(--kadro-bottom-bar) + env(safe-area-inset-bottom))' },
  '@media print': { display: 'none' },
});
const Buttons = styled('div')({
  display: 'grid',
  gridTemplateColumns: '56px 1fr 1.5fr',
  gap: 10,
  padding: 12,
  '& .MuiButtonBase-root': { minHeight: 56, height: 56, width: '100%' },
});
const Notice = styled('p')(({ theme }) => ({ ...theme.typography.label, color: ink.textMuted, padding: '8px 12px 0' }));
const Outlined = styled(IconButton)({ border: `1px solid ${ink.lineStrong}`, backgroundColor: ink.surface });

export interface MobileInboxProps extends Inbox {
  onAct: (act: DecisionKind) => void;
}

/** The inbox of phones: the open request in the frame, the others below, the buttons in reach of the thumb. */
export function MobileInbox(props: MobileInboxProps) {
  const { page, request, draft, several, onAct } = props;
  const words = useRequestWords();
  const { openId, chosen, view, change } = page;
  const one = request.data;
  return (
    <FullHeight>
      <Current page={page} request={request} several={several} />
      <List flush>
        <Filters>
          <ListHeader view={view} onChange={change} />
        </Filters>
        <RequestList page={page} without={chosen ? null : openId} />
        <ListFooter page={page} />
      </List>
      <ActionBar {...props} />
      <Suspense>
        {draft.wish && one && (
          <NoteDialog draft={draft} what={`${words.name(one.employee)}, ${words.period(one)}`} onSend={onAct} />
        )}
      </Suspense>
    </FullHeight>
  );
}

function Current({ page: { openId, chosen }, request, several }: Pick<Inbox, 'page' | 'request' | 'several'>) {
  const t = useT('inbox');
  const top = useTop(openId);
  return (
    <Stack ref={top} style={{ scrollMarginBlockStart: 12 }}>
      {several.outcome && (
        <Sheet flush>
          <OutcomeList outcome={several.outcome} onClose={several.close} />
        </Sheet>
      )}
      {!chosen && openId && (
        <Frame>
          <Sheet>
            <Async query={request} lines={8} failed={t('down')}>
              {(known) => known && <OpenCard request={known} />}
            </Async>
          </Sheet>
        </Frame>
      )}
    </Stack>
  );
}

function ActionBar({ page, request, draft, several, asSuperAdmin, onAct }: MobileInboxProps) {
  const t = useT('inbox');
  if (page.chosen) {
    return (
      <Bar>
        <BulkBar count={page.selected.length} several={several} />
      </Bar>
    );
  }
  return (
    request.data?.canDecide && (
      <Bar>
        {asSuperAdmin && <Notice>{t('asSuperAdmin')}</Notice>}
        <DecisionButtons busy={draft.busy} problem={draft.wish ? undefined : draft.problem} onAct={onAct} />
      </Bar>
    )
  );
}

function OpenCard({ request }: { request: LeaveRequest }) {
  const t = useT('inbox');
  const { at, of } = progressOf(request.steps);
  const documents = request.documents ?? [];
  const aside =
    request.status === 'PENDING' && of > 1 ? (
      <StatusChip status="PENDING">{t('stepOf', { part: at, total: of })}</StatusChip>
    ) : undefined;
  return (
    <Card>
      <RequestHeader request={request} aside={aside} />
      {documents.length > 0 && (
        <Section title={t('common:field.documents')}>
          <Documents requestId={request.id} documents={documents} />
        </Section>
      )}
      <TeamDays request={request} compact />
      <RequestContext request={request} />
      <WaitingFor request={request} />
    </Card>
  );
}

interface DecisionButtonsProps extends Pick<MobileInboxProps, 'onAct'> {
  busy: boolean;
  problem?: string;
}

function DecisionButtons({ busy, problem, onAct }: DecisionButtonsProps) {
  const t = useT('inbox');
  return (
    <>
      <div aria-live="polite">{problem && <Notice>{problem}</Notice>}</div>
      <Buttons>
        <Outlined disabled={busy} onClick={() => onAct('detail')} aria-label={t('action.requestDetail')}>
          <MessageSquare strokeWidth={1.7} aria-hidden />
        </Outlined>
        <Button variant="outlined" color="denied" disabled={busy} onClick={() => onAct('deny')}>
          {t('common:action.deny')}
        </Button>
        <Button
          variant="contained"
          color="approved"
          disabled={busy}
          onClick={() => onAct('approve')}
          startIcon={<Check strokeWidth={1.7} aria-hidden />}
        >
          {t('common:action.approve')}
        </Button>
      </Buttons>
    </>
  );
}

function useTop(openId: string | null) {
  const element = useRef<HTMLDivElement>(null);
  const last = useRef(openId);
  useEffect(() => {
    if (openId && last.current !== openId && last.current !== null) element.current?.scrollIntoView({ block: 'start' });
    last.current = openId;
  }, [openId]);
  return element;
}
