import { useFormat, useLanguage, useT } from '@kadro/i18n';
import { dayInWords, EmptyState, ink, PageTitle, phone, ReadFailure, SkeletonBlock, today } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { ListContextProvider, type RaRecord, useList } from 'react-admin';
import { defineFields, record } from '../../../fields/kinds.ts';
import { Filters } from '../../../table/filter/Filters.tsx';
import { Bar } from './Bar.tsx';
import { Beside } from './Beside.tsx';
import { Branches } from './Branches.tsx';
import { Terminals } from './Terminals.tsx';
import { useNow } from './use-now.ts';

const Whole = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: 1,
  minHeight: 0,
  [theme.breakpoints.down(1180)]: { flexDirection: 'column', overflow: 'auto' },
}));
const Main = styled('div')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  overflow: 'auto',
  [theme.breakpoints.down(1180)]: { display: 'contents' },
}));
const Inner = styled('div')(({ theme }) => ({
  [theme.breakpoints.down(1180)]: { order: 3 },
  '& > .message': { padding: '32px 16px' },
}));
const Aside = styled('aside')(({ theme }) => ({
  width: 372,
  flex: 'none',
  overflow: 'auto',
  borderInlineStart: `1px solid ${ink.line}`,
  [theme.breakpoints.down(1180)]: { display: 'contents' },
}));
const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  padding: '14px 16px',
  '& .when': { ...(theme.typography.body2 as object), color: ink.textMuted, letterSpacing: 0, marginInlineStart: 8 },
  '& .live': { display: 'inline-flex', alignItems: 'center', gap: 6, marginInlineStart: 12, color: ink.text },
  '& .live::before': { content: '""', width: 7, height: 7, border: `1.5px solid ${ink.text}`, borderRadius: 1 },
  '& .live[data-live="true"]::before': { backgroundColor: ink.text },
  [phone]: { paddingInline: 14 },
}));

const fields = defineFields({ branchId: record('branches') });
const none: RaRecord[] = [];

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** P holds what is shown, and lets it go on. */
function useHold() {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === 'p' && !event.ctrlKey && !event.metaKey && !isTyping(event))
        setHeld((held) => !held);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return { isHeld, hold: () => setHeld(!isHeld) };
}

/** The branch that is looked at, '' for all, chosen as in lists. */
function useBranch() {
  const filters = useList<RaRecord>({ data: none });
  const branchId: unknown = filters.filterValues['branchId'];
  const choice = (
    <ListContextProvider value={filters}>
      <Filters of={fields} names={['branchId']} />
    </ListContextProvider>
  );
  return { branchId: typeof branchId === 'string' ? branchId : '', choice };
}

export function WhoIsIn() {
  const t = useT('presence');
  const { branchId, choice } = useBranch();
  const { isHeld, hold } = useHold();
  const read = useNow(branchId, isHeld);
  const { data } = read.board;
  useEffect(() => void (document.title = `${t('title')} · Kadro`), [t]);
  return (
    <Whole>
      <Main>
        <Head>
          <PageTitle title={<Title now={data?.counts.now} isLive={read.isLive} isHeld={isHeld} />} actions={choice} />
          {data && <Bar counts={data.counts} />}
        </Head>
        <Inner>
          {data ? <Inside data={data} zones={read.zones} /> : <Waiting board={read.board} />}
          {data && <Terminals branchId={branchId} />}
        </Inner>
      </Main>
      {data && (
        <Aside aria-label={t('readings')} tabIndex={0}>
          <Beside
            now={data.counts.now}
            missing={data.missing.items}
            late={data.late.items}
            readings={read.readings}
            isHeld={isHeld}
            onHold={hold}
          />
        </Aside>
      )}
    </Whole>
  );
}

function Waiting({ board: { error, refetch } }: { board: ReturnType<typeof useNow>['board'] }) {
  const t = useT('presence');
  return (
    <div className="message">
      {error ? (
        <ReadFailure error={error} title={t('failed')} onRetry={() => void refetch()} />
      ) : (
        <SkeletonBlock lines={12} />
      )}
    </div>
  );
}

function Title({ now, isLive, isHeld }: { now?: string; isLive: boolean; isHeld: boolean }) {
  const t = useT('presence');
  const language = useLanguage();
  const { time } = useFormat();
  return (
    <>
      {/* letters of Arabic join over the border of elements */}
      {t('title')}{' '}
      {now && (
        <span className="when">
          {dayInWords(today(), language, { weekday: 'long', day: 'numeric', month: 'short' })} · {time(now)}
          <output className="live" data-live={isLive && !isHeld}>
            {t(isHeld ? 'held' : isLive ? 'live' : 'notLive')}
          </output>
        </span>
      )}
    </>
  );
}

type Data = NonNullable<ReturnType<typeof useNow>['board']['data']>;

function Inside({ data, zones }: { data: Data; zones: ReturnType<typeof useNow>['zones'] }) {
  const t = useT('presence');
  const people = [...data.inside.items, ...data.missing.items];
  const hidden = data.inside.total - data.inside.items.length;
  if (people.length === 0)
    return (
      <div className="message">
        <EmptyState title={t('empty')} text={t('emptyText')} />
      </div>
    );
  return (
    <>
      <Branches counts={data.counts} people={people} zones={zones} />
      {hidden > 0 && <p style={{ padding: '0 16px' }}>{t('more', { count: hidden })}</p>}
    </>
  );
}
