import { lazy, Suspense, useRef, useState } from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useT } from '@kadro/i18n';
import { VisuallyHidden } from '@kadro/ui';
import { useUser } from '../../../core/context.tsx';
import { type InboxScope } from './use-count.ts';
import { useLeaveRequest } from '../data/queries.ts';
import { type LeaveRequest } from '../data/types.ts';
import { Page } from '../../../parts/Page.tsx';
import { MobileInbox } from './Mobile.tsx';
import { SelectButton } from './list/Requests.tsx';
import { ScopeSwitch } from './ScopeSwitch.tsx';
import { useBulkDecisions } from './decide/Bulk.tsx';
import { TwoPanes } from './TwoPanes.tsx';
import { useDecisions, type DecisionKind } from './decide/use-decisions.ts';
import { useDecisionDraft } from './decide/use-draft.ts';
import { useInboxKeys, type InboxKey } from './use-keys.ts';
import { useInboxPage } from './use-page.ts';
import { useRequestWords } from '../shared/use-request-words.ts';

const KeysDialog = lazy(() => import('./KeysDialog.tsx'));

export default function InboxOfMine() {
  return <InboxPage scope="mine" />;
}

export function InboxOfAll() {
  return <InboxPage scope="all" />;
}

function InboxPage({ scope }: { scope: InboxScope }) {
  const t = useT('inbox');
  const isWide = useMediaQuery('(min-width:1180px)', { noSsr: true });
  const [keys, setKeys] = useState(false);
  const inbox = useInbox(scope);
  const { page, request, act } = inbox;
  useInboxKeys((key) => {
    if (key === 'help') setKeys(true);
    else onKey(key, inbox);
  });
  const counts = { mine: page.counts.mine.data, all: page.counts.all.data };
  const actions = (
    <>
      <ScopeSwitch scope={scope} counts={counts} />
      {!isWide && <SelectButton page={page} />}
    </>
  );
  return (
    <Page title={t('portal:nav.inbox')} actions={actions}>
      <Announcement request={request.data ?? null} />
      {isWide ? <TwoPanes {...inbox} onKeys={() => setKeys(true)} /> : <MobileInbox {...inbox} onAct={act} />}
      {keys && (
        <Suspense>
          <KeysDialog onClose={() => setKeys(false)} />
        </Suspense>
      )}
    </Page>
  );
}

function useInbox(scope: InboxScope) {
  const user = useUser();
  const page = useInboxPage(scope);
  const { openId, open, latestId, leave, reload } = page;
  const request = useLeaveRequest(openId ?? undefined);
  const decisions = useDecisions(open);
  const draft = useDecisionDraft(openId ?? '', decisions);
  const noteRef = useRef<HTMLInputElement>(null);
  const several = useBulkDecisions(page.selected, decisions, async (ids) => {
    page.setChosen(null);
    await leave(ids);
  });

  const act = async (wish: DecisionKind) => {
    const one = request.data;
    // The page may still show the request before the one that was moved to.
    if (!one?.canDecide || draft.busy || one.id !== latestId()) return;
    if (wish !== 'approve' && draft.wish !== wish && draft.note.trim() === '') {
      draft.setWish(wish);
      // The field may be disabled or not rendered yet.
      setTimeout(() => noteRef.current?.focus());
      return;
    }
    const { kind } = await draft.send(one, wish);
    if (kind === 'done') await leave([one.id]);
    if (kind === 'conflict') {
      open(one.id);
      await reload();
    }
    if (kind === 'refused') noteRef.current?.focus();
  };
  const isMyTurn = (one: LeaveRequest) =>
    one.steps.some(({ managerId, state }) => managerId === user.id && state === 'PENDING');
  const asSuperAdmin = Boolean(request.data?.canDecide && user.superAdmin && !isMyTurn(request.data));
  return { page, request, draft, noteRef, several, asSuperAdmin, act: (wish: DecisionKind) => void act(wish) };
}

export type Inbox = ReturnType<typeof useInbox>;

function onKey(key: InboxKey, { page, act }: Inbox): void {
  const { latestId, rows, chosen, choose, move } = page;
  if (key === 'next' || key === 'previous') move(key === 'next' ? 1 : -1);
  const row = rows.find(({ id }) => id === latestId());
  if (key === 'select' && row?.canDecide) choose(row.id);
  if (chosen) return;
  if (key === 'approve' || key === 'deny' || key === 'detail') act(key);
}

function Announcement({ request }: { request: LeaveRequest | null }) {
  const words = useRequestWords();
  return (
    <VisuallyHidden aria-live="polite">
      {request &&
        [words.name(request.employee), words.type(request), words.period(request), words.amount(request)].join(', ')}
    </VisuallyHidden>
  );
}
