import { useFormat, useT } from '@kadro/i18n';
import {
  EmptyState,
  ink,
  KeyHint,
  PageTitle,
  Pager,
  phone,
  SearchField,
  SkeletonBlock,
  tokens,
  ReadFailure,
} from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useGetList, useListContext } from 'react-admin';
import { useNavigate } from 'react-router';
import { Cards } from './Cards.tsx';
import { type Column, type Row } from './columns.ts';
import { DataTable } from './DataTable.tsx';
import { PageSize } from './PageSize.tsx';
import { type Selection } from './selection/use-selection.ts';
import { SidePanel } from './SidePanel.tsx';

const Page = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: 1,
  minHeight: 0,
  minWidth: 0,
  position: 'relative',
  // on a phone the page scrolls and the selection bar stays at the bottom
  [phone]: { flex: '1 0 auto', minHeight: 'auto' },
  // below this width the side panel covers the list
  [theme.breakpoints.down(1180)]: {
    '&[data-peeking="true"]': { '--table-covered': `${tokens.size.console.panel}px` },
  },
}));
const Main = styled('div')({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0, minHeight: 0 });
const Head = styled('div')(({ theme }) => ({
  padding: '14px 16px 0',
  [phone]: { paddingInline: 14 },
  '& small': {
    ...(theme.typography.dense as object),
    color: ink.textMuted,
    letterSpacing: 0,
    marginInlineStart: 6,
    fontVariantNumeric: 'tabular-nums',
  },
}));
const Tools = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '12px 16px',
  borderBlockEnd: `1px solid ${ink.line}`,
  '& .search': { width: 280 },
  [phone]: { paddingInline: 14, '& .search': { width: '100%' } },
  '@media print': { display: 'none' },
});
const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  minHeight: 44,
  padding: '4px 16px',
  borderBlockStart: `1px solid ${ink.line}`,
  '& nav': { marginInlineStart: 'auto' },
  [phone]: { paddingInline: 14 },
  '@media print': { display: 'none' },
});
const Message = styled('div')({ flex: 1, padding: '32px 16px' });
const Hints = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 14,
  [theme.breakpoints.down(1180)]: { display: 'none' },
}));

export interface ListPageProps<T extends Row> {
  above?: ReactNode;
  title: string;
  count?: string;
  actions?: ReactNode;
  views?: ReactNode;
  search?: string;
  filters?: ReactNode;
  columns: readonly Column<T>[];
  card: (record: T) => ReactNode;
  to: (id: string) => string;
  panel?: (record: T) => ReactNode;
  panelLabel?: (record: T) => string;
  empty: { title: string; text?: string; action?: ReactNode };
  /** Filters of the list as it is opened: without others an empty list has nothing yet. */
  unfiltered?: Readonly<Record<string, unknown>>;
  /** Rows that open no record; their actions are in the row. */
  plain?: boolean;
  selection?: Selection<T>;
  bulk?: ReactNode;
  /** What stands under the list, before its foot. */
  below?: ReactNode;
  /** Whether something of the row is to be settled; N goes to the next of them. */
  isOpen?: (record: T) => boolean;
}

export function ListPage<T extends Row>(props: ListPageProps<T>) {
  const { title, columns, card, to, panel, plain = false, selection, bulk, isOpen } = props;
  const navigate = useNavigate();
  const { data, sort, setSort } = useListContext<T>();
  const rows = data ?? [];
  const { active, setActive, peeked, peek, close } = usePeek(rows);
  const open = useCallback((id: string) => void navigate(to(id)), [navigate, to]);
  const onEscape = () => (peeked ? close() : selection?.clear());
  const sortBy = (field: string) =>
    setSort({ field, order: sort.field === field && sort.order === 'ASC' ? 'DESC' : 'ASC' });
  const shown = { label: title, rows, columns, selection };
  useEffect(() => void (document.title = `${title} · Kadro`), [title]);
  return (
    <Page data-peeking={Boolean(panel && peeked)}>
      <Main>
        {props.above}
        <Top {...props} />
        <Body {...props}>
          <DataTable
            {...shown}
            sort={sort}
            onSort={sortBy}
            active={active}
            open={isOpen && new Set(rows.filter(isOpen).map(({ id }) => id))}
            onMove={setActive}
            onPeek={panel && peek}
            onOpen={plain ? undefined : open}
            onEscape={onEscape}
          />
          <Cards {...shown} to={plain ? undefined : to} card={card} />
        </Body>
        {props.below}
        {bulk}
        <ListFoot {...props} />
      </Main>
      {peeked && <PeekPanel {...props} record={peeked} onClose={close} />}
    </Page>
  );
}

type PeekPanelProps<T extends Row> = Pick<ListPageProps<T>, 'panel' | 'panelLabel'> & {
  record: T;
  onClose: () => void;
};

function PeekPanel<T extends Row>({ panel, panelLabel, record, onClose }: PeekPanelProps<T>) {
  const t = useT('console');
  if (!panel) return null;
  return (
    <SidePanel label={panelLabel?.(record) ?? t('panel.label')} onClose={onClose}>
      {panel(record)}
    </SidePanel>
  );
}

function Top<T extends Row>({ title, count, actions, views, search, filters }: ListPageProps<T>) {
  const { filterValues, setFilters } = useListContext<T>();
  const heading = (
    <>
      {title} <small>{count}</small>
    </>
  );
  const find = (q: string) => setFilters(q ? { ...filterValues, q } : withoutQ(filterValues));
  return (
    <>
      <Head>
        <PageTitle title={heading} actions={actions} />
      </Head>
      {views}
      {(search || filters) && (
        <Tools>
          {search && (
            <SearchField
              className="search"
              label={search}
              value={(filterValues['q'] as string) ?? ''}
              onChange={find}
            />
          )}
          {filters}
        </Tools>
      )}
    </>
  );
}

function usePeek<T extends Row>(rows: readonly T[]) {
  const [active, setActive] = useState<string>();
  const [peeking, setPeeking] = useState(false);
  const peek = useCallback(
    (id: string) => {
      setPeeking((now) => !now || id !== active);
      setActive(id);
    },
    [active],
  );
  const close = useCallback(() => setPeeking(false), []);
  return { active, setActive, peek, close, peeked: peeking ? rows.find(({ id }) => id === active) : undefined };
}

const withoutQ = ({ q: _q, ...rest }: Record<string, unknown>) => rest;

/** Whether the list has rows that its filters hide; undefined while that is not known. */
function useHasOthers(enabled: boolean): boolean | undefined {
  const { resource, sort } = useListContext();
  const { total } = useGetList(resource, { pagination: { page: 1, perPage: 1 }, sort, filter: {} }, { enabled });
  return total === undefined ? undefined : total > 0;
}

function Body<T extends Row>({ empty, unfiltered = {}, children }: ListPageProps<T> & { children: ReactNode }) {
  const t = useT('console');
  const { isPending, error, refetch, isFetching, total, filterValues } = useListContext();
  const isFiltered = Object.entries(filterValues).some(([name, value]) => unfiltered[name] !== value);
  const hasOthers = useHasOthers(isFiltered && total === 0);
  if (error && !total)
    return (
      <Message>
        <ReadFailure error={error} title={t('list.failed')} onRetry={() => void refetch()} retrying={isFetching} />
      </Message>
    );
  if (isPending)
    return (
      <Message>
        <SkeletonBlock lines={14} />
      </Message>
    );
  if (total === 0 && isFiltered && hasOthers !== false)
    return (
      <Message>
        <EmptyState title={t('list.nothingFound')} text={t('list.nothingFoundText')} />
      </Message>
    );
  if (total === 0)
    return (
      <Message>
        <EmptyState {...empty} />
      </Message>
    );
  return children;
}

function ListFoot<T extends Row>({ panel, plain, selection, isOpen }: ListPageProps<T>) {
  const t = useT('console');
  const { page, perPage, total = 0, hasNextPage, setPage, meta } = useListContext();
  return (
    <Foot>
      <PageSize />
      <Hints>
        <KeyHint keys={['J', 'K']}>{t('keys.move')}</KeyHint>
        {panel && <KeyHint keys={[t('keys.space')]}>{t('keys.peek')}</KeyHint>}
        {!plain && <KeyHint keys={[t('keys.enter')]}>{t('keys.open')}</KeyHint>}
        {selection && <KeyHint keys={['X']}>{t('keys.select')}</KeyHint>}
        {isOpen && <KeyHint keys={['N']}>{t('keys.settle')}</KeyHint>}
      </Hints>
      <Pager
        page={page}
        rowsPerPage={perPage}
        total={total}
        capped={Boolean((meta as { capped?: boolean } | undefined)?.capped)}
        more={hasNextPage}
        onPage={setPage}
      />
    </Foot>
  );
}

/** The total of the list; `10,000+` where the server stopped counting. */
export function useTotal(): string | undefined {
  const { number } = useFormat();
  const { total, meta } = useListContext();
  if (total === undefined) return undefined;
  return (meta as { capped?: boolean } | undefined)?.capped ? `${number(total)}+` : number(total);
}
