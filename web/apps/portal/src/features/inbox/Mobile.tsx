import { Suspense, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { ArrowUp, Check, MessageSquare } from 'lucide-react';
import { useT } from '@kadro/i18n';
import { Frame, ink, Sheet, SkeletonBlock } from '@kadro/ui';
import { RevealTogether } from '../../parts/RevealTogether.tsx';
import { Async } from '../../parts/Async.tsx';
import { useActionBar } from '../../parts/action-bar.ts';
import { DotSeparated } from '../../parts/DotSeparated.tsx';
import { type OpenRequest, usePageKind, useWords } from './kind.ts';
import { type Inbox } from './Page.tsx';
import { ListFooter, RequestList } from './list/Requests.tsx';
import { OutcomeList, BulkBar } from './decide/Bulk.tsx';
import { type DecisionKind } from './decide/decision.ts';
import { lazily } from '../../core/lazily.ts';

const NoteDialog = lazily(() => import('./decide/NoteDialog.tsx'));

const Stack = styled('div')({ display: 'grid', gap: 'inherit', minWidth: 0, '&:empty': { display: 'none' } });
/** As high as the screen, so that the buttons are at its end below a short list, too. */
const FullHeight = styled(Stack)({
  display: 'flex',
  flexDirection: 'column',
  '@media (max-width:899.95px)': { minHeight: 'calc(100dvh - 200px)' },
  '@media print': { display: 'block' },
});
const Open = styled('section')({
  display: 'grid',
  gap: 'inherit',
  minWidth: 0,
  scrollMarginBlockStart: 12,
  outline: 'none',
  '&:empty': { display: 'none' },
});
const Card = styled('div')({ display: 'grid', gap: 14, minWidth: 0 });
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
  '&[data-alone]': { gridTemplateColumns: '1fr' },
});
const About = styled('p')(({ theme }) => ({
  ...theme.typography.label,
  padding: '8px 14px 0',
  marginBlockEnd: -4,
  overflowWrap: 'anywhere',
}));
const Notice = styled('p')(({ theme }) => ({ ...theme.typography.label, color: ink.textMuted, padding: '8px 12px 0' }));
const Outlined = styled(IconButton)({ border: `1px solid ${ink.lineStrong}`, backgroundColor: ink.surface });

export interface MobileInboxProps extends Inbox {
  onAct: (act: DecisionKind) => void;
}

export function MobileInbox(props: MobileInboxProps) {
  const { page, request, draft, several, onAct } = props;
  const words = useWords();
  const { openId, chosen } = page;
  const one = request.data;
  const top = useTop(openId, one?.id);
  const isSeen = useIsSeen(top, openId);
  return (
    <RevealTogether waiting={<MobileBlocks />}>
      <FullHeight>
        <Current ref={top} page={page} request={request} several={several} />
        <Sheet flush>
          <RequestList page={page} without={chosen ? null : openId} />
          <ListFooter page={page} />
        </Sheet>
        <ActionBar {...props} isSeen={isSeen} onShow={() => bringUp(top.current)} />
        <Suspense>
          {draft.wish && one && (
            <NoteDialog draft={draft} what={`${words.name(one.employee)}, ${words.period(one)}`} onSend={onAct} />
          )}
        </Suspense>
      </FullHeight>
    </RevealTogether>
  );
}

/** Where the open request and the first of the others will be. */
export const MobileBlocks = () => (
  <Stack>
    <Sheet>
      <SkeletonBlock height={420} />
    </Sheet>
    <Sheet>
      <SkeletonBlock height={96} />
    </Sheet>
  </Stack>
);

type CurrentProps = Pick<Inbox, 'page' | 'request' | 'several'> & { ref: RefObject<HTMLElement | null> };

function Current({ ref, page: { openId, chosen }, request, several }: CurrentProps) {
  const t = useT('inbox');
  const kind = usePageKind();
  return (
    <Open ref={ref} tabIndex={-1} aria-label={t('openRequest')}>
      {several.outcome && (
        <Sheet flush>
          <OutcomeList outcome={several.outcome} onClose={several.close} />
        </Sheet>
      )}
      {!chosen && openId && (
        <Frame>
          <Sheet>
            <Async query={request} lines={8} failed={t(kind.down)}>
              {(known) => known && <Card>{kind.drawNarrow(known)}</Card>}
            </Async>
          </Sheet>
        </Frame>
      )}
    </Open>
  );
}

type ActionBarProps = MobileInboxProps & { isSeen: boolean; onShow: () => void };

function ActionBar({ page, request: { data, error }, several, ...rest }: ActionBarProps) {
  if (page.chosen) {
    return (
      <Place>
        <BulkBar count={page.selected.length} several={several} />
      </Place>
    );
  }
  if (page.openId === null || error) return null;
  // the next one is on its way: what stands above the bar stays where it is
  if (data?.id !== page.openId)
    return (
      <Place>
        <Coming />
      </Place>
    );
  if (!data.canDecide) return null;
  return (
    <Place>
      <OneAction request={data} {...rest} />
    </Place>
  );
}

function Place({ children }: { children: ReactNode }) {
  const bar = useActionBar<HTMLDivElement>();
  return <Bar ref={bar}>{children}</Bar>;
}

/** As high as the buttons. */
const Coming = () => (
  <>
    <About aria-hidden>&nbsp;</About>
    <Buttons aria-hidden style={{ minHeight: 80 }} />
  </>
);

type OneActionProps = Omit<ActionBarProps, 'page' | 'request' | 'several'> & { request: OpenRequest };

/** Whom the buttons are about, and the buttons; out of sight of the request one that brings it back. */
function OneAction({ request, draft, asSuperAdmin, isSeen, onShow, onAct }: OneActionProps) {
  const t = useT('inbox');
  const words = useWords();
  const [name, period] = [words.name(request.employee), words.period(request)];
  const what = `${name}, ${period}`;
  return (
    <>
      <About>
        <DotSeparated parts={[<bdi key="name">{name}</bdi>, period]} />
      </About>
      {asSuperAdmin && <Notice>{t('asSuperAdmin')}</Notice>}
      {isSeen ? (
        <DecisionButtons what={what} problem={draft.wish ? undefined : draft.problem} onAct={onAct} />
      ) : (
        <Buttons data-alone>
          <Button
            variant="outlined"
            color="inherit"
            onClick={onShow}
            startIcon={<ArrowUp strokeWidth={1.7} aria-hidden />}
            aria-label={`${t('show')}: ${what}`}
          >
            {t('show')}
          </Button>
        </Buttons>
      )}
    </>
  );
}

interface DecisionButtonsProps extends Pick<MobileInboxProps, 'onAct'> {
  what: string;
  problem?: string;
}

function DecisionButtons({ what, problem, onAct }: DecisionButtonsProps) {
  const t = useT('inbox');
  const [deny, approve] = [t('common:action.deny'), t('common:action.approve')];
  return (
    <>
      <div aria-live="polite">{problem && <Notice>{problem}</Notice>}</div>
      <Buttons>
        <Outlined onClick={() => onAct('detail')} aria-label={`${t('action.requestDetail')}: ${what}`}>
          <MessageSquare strokeWidth={1.7} aria-hidden />
        </Outlined>
        <Button variant="outlined" color="denied" onClick={() => onAct('deny')} aria-label={`${deny}: ${what}`}>
          {deny}
        </Button>
        <Button
          variant="contained"
          color="approved"
          onClick={() => onAct('approve')}
          startIcon={<Check strokeWidth={1.7} aria-hidden />}
          aria-label={`${approve}: ${what}`}
        >
          {approve}
        </Button>
      </Buttons>
    </>
  );
}

function bringUp(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'start' });
  element?.focus({ preventScroll: true });
}

/** Brings the request that is opened into view, the focus with it, and again when it is drawn. */
function useTop(openId: string | null, drawn: string | undefined) {
  const element = useRef<HTMLElement>(null);
  const last = useRef(openId);
  const isNew = useRef(false);
  useEffect(() => {
    if (last.current !== openId) isNew.current = openId !== null && last.current !== null;
    last.current = openId;
    if (!isNew.current) return;
    bringUp(element.current);
    if (drawn === openId) isNew.current = false;
  }, [openId, drawn]);
  return element;
}

/** Whether enough of an element is on the screen, clear of the bars, to know what it is about. */
function useIsSeen(element: RefObject<HTMLElement | null>, of: string | null): boolean {
  const [isSeen, setSeen] = useState(true);
  useEffect(() => {
    if (!element.current) return;
    const look = ([entry]: IntersectionObserverEntry[]) => entry && setSeen(entry.isIntersecting);
    const observer = new IntersectionObserver(look, { rootMargin: '-96px 0px -240px' });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, of]);
  return isSeen;
}
