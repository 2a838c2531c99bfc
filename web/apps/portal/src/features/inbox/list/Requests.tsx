import { useEffect, useRef, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useT } from '@kadro/i18n';
import { EmptyState, ink, KeyHint, Pager } from '@kadro/ui';
import { inboxPageSize } from '../questions.ts';
import { Async } from '../../../parts/Async.tsx';
import { NothingWaits } from './NothingWaits.tsx';
import { RequestRow } from './Row.tsx';
import { usePageKind } from '../kind.ts';
import { type InboxPageState } from '../use-page.ts';

const Rows = styled('ul')({ listStyle: 'none' });
const Padded = styled('div')({ padding: 16 });
const Foot = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '4px 12px',
  minHeight: 48,
  padding: '6px 16px',
  '@media print': { display: 'none' },
});
const Hints = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '2px 8px',
  '& .MuiButton-root': { color: ink.textMuted },
});

/** The rows of the list; `without` is the one shown above them. */
export function RequestList({ page, without }: { page: InboxPageState; without?: string | null }) {
  const t = useT('inbox');
  const { list, rows, openId, open, gone, chosen, choose } = page;
  const element = useFollowed(openId);
  const kind = usePageKind();
  return (
    <Async query={list} lines={6} failed={t(kind.down)}>
      {() =>
        rows.length === 0 ? (
          <EmptyList page={page} />
        ) : (
          <Rows ref={element} aria-label={t(kind.title)}>
            {rows
              .filter(({ id }) => id !== without)
              .map((request) => (
                <RequestRow
                  key={request.id}
                  request={request}
                  isOpen={request.id === openId}
                  isGone={gone.has(request.id)}
                  chosen={chosen ? chosen.has(request.id) : undefined}
                  onOpen={() => open(request.id)}
                  onChoose={() => choose(request.id)}
                />
              ))}
          </Rows>
        )
      }
    </Async>
  );
}

/** The list, whose open row is scrolled into view; the focus follows it where it was in the list or on what is gone. */
function useFollowed(openId: string | null) {
  const element = useRef<HTMLUListElement>(null);
  const last = useRef(openId);
  useEffect(() => {
    // Opening the page moves no focus, also where the first row comes after it.
    const isFirst = last.current === openId || last.current === null;
    last.current = openId;
    const row = openId && element.current?.querySelector(`[data-request="${CSS.escape(openId)}"]`);
    if (!row) return;
    row.scrollIntoView({ block: 'nearest' });
    const { activeElement } = document;
    const isFree = !isFirst && (activeElement === null || activeElement === document.body);
    if (isFree || element.current?.contains(activeElement)) row.querySelector('button')?.focus({ preventScroll: true });
  }, [openId]);
  return element;
}

function EmptyList({ page: { view, change } }: { page: InboxPageState }) {
  const t = useT('inbox');
  const isSearch = view.q !== '' || view.type !== '';
  const clear = <Button onClick={() => change({ q: '', type: '' })}>{t('common:action.clear')}</Button>;
  return (
    <Padded>
      {isSearch ? (
        <EmptyState title={t('common:state.noResults')} action={clear} />
      ) : view.scope === 'all' ? (
        <EmptyState title={t('nothingOpen')} />
      ) : (
        <NothingWaits />
      )}
    </Padded>
  );
}

/** Starts and ends selecting several requests; absent when the list is empty, its place kept until that is known. */
export function SelectButton({ page: { list, chosen, setChosen }, keys }: { page: InboxPageState; keys?: ReactNode }) {
  const t = useT('inbox');
  const isKnown = list.data !== undefined || list.error !== undefined;
  if (isKnown && !list.data?.total) return null;
  return (
    <Button
      size="small"
      color="inherit"
      style={isKnown ? undefined : { visibility: 'hidden' }}
      onClick={() => setChosen(chosen ? null : new Set())}
      startIcon={keys}
    >
      {t(chosen ? 'common:action.selectNone' : 'common:action.select')}
    </Button>
  );
}

export function ListFooter({ page, onKeys }: { page: InboxPageState; onKeys?: () => void }) {
  const t = useT('inbox');
  const { view, change, list } = page;
  const { total = 0, capped = false } = list.data ?? {};
  if (!onKeys && total <= inboxPageSize) return null;
  return (
    <Foot>
      <Hints>
        {onKeys && <KeyHint keys={['↑', '↓']}>{t('hint.next')}</KeyHint>}
        {onKeys && <SelectButton page={page} keys={<KeyHint keys={['X']} />} />}
        {onKeys && (
          <Button size="small" onClick={onKeys} startIcon={<KeyHint keys={['?']} />}>
            {t('hint.keys')}
          </Button>
        )}
      </Hints>
      {total > inboxPageSize && (
        <Pager
          page={view.page}
          rowsPerPage={inboxPageSize}
          total={total}
          capped={capped}
          onPage={(next) => change({ page: next })}
        />
      )}
    </Foot>
  );
}
