import { type KeyboardEvent } from 'react';
import IconButton from '@mui/material/IconButton';
import { styled, useTheme } from '@mui/material/styles';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { pageRange } from './page-range.ts';
import { useUiTexts } from '../texts.ts';
import { ink } from '../tokens/vars.ts';

export interface PagerProps {
  page: number;
  rowsPerPage: number;
  total: number;
  /** The total is a lower bound. */
  capped?: boolean;
  /** There is a page after this one, whatever the total says. */
  more?: boolean;
  onPage: (page: number) => void;
}

const Bar = styled('nav')(({ theme }) => ({
  ...theme.typography.dense,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  color: ink.textMuted,
  fontVariantNumeric: 'tabular-nums',
  '& > span': { marginInlineEnd: 8 },
  '[dir="rtl"] & svg': { transform: 'scaleX(-1)' },
}));

/** Which rows are shown of how many, and buttons and keys to the other pages; nothing where there is one page. */
export function Pager({ page, rowsPerPage, total, capped = false, more = false, onPage }: PagerProps) {
  const { pages, previousPage, nextPage, range } = useUiTexts();
  const rtl = useTheme().direction === 'rtl';
  const { from, to, last } = pageRange(page, rowsPerPage, total, more);
  if (last === 1 && page === 1) return null;
  const go = (wished: number) => {
    const next = Math.min(last, Math.max(1, wished));
    if (next !== page) onPage(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const keys: Record<string, number> = {
      ArrowLeft: page + (rtl ? 1 : -1),
      ArrowRight: page + (rtl ? -1 : 1),
      Home: 1,
      End: last,
    };
    const wished = keys[event.key];
    if (wished === undefined) return;
    event.preventDefault();
    go(wished);
  };
  return (
    <Bar aria-label={pages} onKeyDown={onKeyDown}>
      <span aria-live="polite">{range({ from, to, total, capped })}</span>
      <IconButton size="small" aria-label={previousPage} aria-disabled={page <= 1} onClick={() => go(page - 1)}>
        <ChevronLeft strokeWidth={1.7} />
      </IconButton>
      <IconButton size="small" aria-label={nextPage} aria-disabled={page >= last} onClick={() => go(page + 1)}>
        <ChevronRight strokeWidth={1.7} />
      </IconButton>
    </Bar>
  );
}
