import { Suspense, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Search } from 'lucide-react';
import { useT } from '@kadro/i18n';
import { Sheet, VisuallyHidden } from '@kadro/ui';
import { usePortal, useUser } from '../../core/context.tsx';
import { useRead } from '../../core/use-read.ts';
import { type InboxScope } from './questions.ts';
import { Page } from '../../parts/Page.tsx';
import { MobileBlocks, MobileInbox } from './Mobile.tsx';
import { ListHeader } from './list/Header.tsx';
import { SelectButton } from './list/Requests.tsx';
import { sorts } from './questions.ts';
import { type InboxView } from './use-view.ts';
import { ScopeSwitch } from './ScopeSwitch.tsx';
import { useBulkDecisions } from './decide/Bulk.tsx';
import { TwoPanes } from './TwoPanes.tsx';
import { type DecisionKind } from './decide/decision.ts';
import { saysSomething } from './decide/says-something.ts';
import { useDecisions } from './decide/use-decisions.ts';
import { useDecisionDraft } from './decide/use-draft.ts';
import { useInboxKeys, type InboxKey } from './keyboard/use-keys.ts';
import { useInboxPage } from './use-page.ts';
import { type InboxKind, KindProvider, PageKindProvider, type OpenRequest, useKind, useWords } from './kind.ts';
import { KindTabs } from './KindTabs.tsx';
import { lazily } from '../../core/lazily.ts';

const KeysDialog = lazily(() => import('./keyboard/KeysDialog.tsx'));

/** Requests of a kind that wait for the reader, or all open ones in reach. */
export function InboxPage({ kind, scope }: { kind: InboxKind; scope: InboxScope }) {
  return (
    <KindProvider value={kind}>
      <PageKindProvider value={kind}>
        <InboxOfKind key={kind.name} scope={scope} />
      </PageKindProvider>
    </KindProvider>
  );
}

function InboxOfKind({ scope }: { scope: InboxScope }) {
  const t = useT('inbox');
  const isWide = useMediaQuery('(min-width:1180px)', { noSsr: true });
  const [keys, setKeys] = useState(false);
  const inbox = useInbox(scope);
  const { page, request, act } = inbox;
  const counted = page.counted[scope];
  // which kinds have a tab on a phone follows from their counts, and the page stands below the tabs
  const waits = !isWide && counted.some(({ count }) => count.data === undefined && count.error === undefined);
  const filter = useFilter(page.view);
  useInboxKeys((key) => {
    if (key === 'help') setKeys(true);
    else onKey(key, inbox);
  });
  const actions = (
    <>
      <ScopeSwitch scope={scope} counted={page.counted} />
      {!isWide && <SelectButton page={page} />}
      {!isWide && <FilterButton isOpen={filter.isOpen} onClick={filter.toggle} />}
    </>
  );
  return (
    <Page title={t('portal:nav.inbox')} actions={actions} tabs={!waits && <KindTabs scope={scope} counted={counted} />}>
      <Announcement request={request.data ?? null} />
      {!isWide && filter.isOpen && (
        <Sheet>
          <ListHeader view={page.view} onChange={page.change} />
        </Sheet>
      )}
      {isWide && <TwoPanes {...inbox} onKeys={() => setKeys(true)} />}
      {!isWide && (waits ? <MobileBlocks /> : <MobileInbox {...inbox} onAct={act} />)}
      {keys && (
        <Suspense>
          <KeysDialog onClose={() => setKeys(false)} />
        </Suspense>
      )}
    </Page>
  );
}

/** The filter of narrow screens: hidden until it is wanted or in use. */
function useFilter({ q, type, sort }: InboxView) {
  const [isOpen, setOpen] = useState(q !== '' || type !== '' || sort !== sorts[0]);
  return { isOpen, toggle: () => setOpen(!isOpen) };
}

function FilterButton({ isOpen, onClick }: { isOpen: boolean; onClick: () => void }) {
  const t = useT('common');
  return (
    <IconButton aria-label={t('action.search')} aria-expanded={isOpen} onClick={onClick}>
      <Search size={20} strokeWidth={1.7} aria-hidden />
    </IconButton>
  );
}

function useInbox(scope: InboxScope) {
  const t = useT('inbox');
  const user = useUser();
  const page = useInboxPage(scope);
  const { openId, latestId, leave } = page;
  const { api } = usePortal();
  const kind = useKind();
  const request = useRead(openId === null ? null : kind.one(api, openId));
  const decisions = useDecisions();
  const draft = useDecisionDraft(openId ?? '');
  const noteRef = useRef<HTMLInputElement>(null);
  const several = useBulkDecisions(page.selected, (ids) => {
    page.setChosen(null);
    leave(ids);
  });
  const reopen = useReopen(page.open);

  const act = (wish: DecisionKind) => {
    const one = request.data;
    const note = draft.note.trim();
    // The page may still show the request before the one that was moved to.
    if (!one?.canDecide || one.id !== latestId()) return;
    if (wish !== 'approve' && draft.wish !== wish && note === '') {
      // At once: the next key is already part of the note.
      flushSync(() => draft.setWish(wish));
      noteRef.current?.focus();
      return;
    }
    if (wish === 'detail' && !saysSomething(note)) {
      draft.setWish(wish);
      draft.refuse(t('noteMissing'));
      noteRef.current?.focus();
      return;
    }
    draft.clear();
    noteRef.current?.blur();
    leave([one.id]);
    void decisions.decide(one, wish, note).then((outcome) => outcome === 'undone' && reopen(one.id));
  };
  const asSuperAdmin = Boolean(request.data?.canDecide && user.superAdmin && !isTurnOf(user.id, request.data));
  return { page, request, draft, noteRef, several, asSuperAdmin, act };
}

const isTurnOf = (reader: string, { steps }: OpenRequest): boolean =>
  steps.some(({ managerId, state }) => managerId === reader && state === 'PENDING');

export type Inbox = ReturnType<typeof useInbox>;

/** Opens what was taken back, while the page is still there. */
function useReopen(open: (id: string) => void): (id: string) => void {
  const latest = useRef<((id: string) => void) | null>(null);
  useEffect(() => {
    latest.current = open;
    return () => void (latest.current = null);
  }, [open]);
  return (id) => latest.current?.(id);
}

function onKey(key: InboxKey, { page, act, draft }: Inbox): void {
  const { latestId, rows, chosen, choose, move } = page;
  if (key === 'next' || key === 'previous') move(key === 'next' ? 1 : -1);
  const row = rows.find(({ id }) => id === latestId());
  if (key === 'select' && row?.canDecide) choose(row.id);
  // While a note is asked for, a letter is no decision, wherever the focus is.
  if (chosen || draft.wish) return;
  if (key === 'approve' || key === 'deny' || key === 'detail') act(key);
}

function Announcement({ request }: { request: OpenRequest | null }) {
  const words = useWords();
  return (
    <VisuallyHidden aria-live="polite">
      {request &&
        [words.name(request.employee), words.type(request), words.period(request), words.amount(request)].join(', ')}
    </VisuallyHidden>
  );
}
