import { useT } from '@kadro/i18n';
import { ink, phone, tokens, VisuallyHidden } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useCallback, useEffect, useRef, type FocusEvent, type MouseEvent } from 'react';
import { type Column, hiddenBelow, type Row } from './columns.ts';
import { SelectAll, SelectRow } from './selection/boxes.tsx';
import { type Selection } from './selection/use-selection.ts';
import { useRowKeys } from './use-row-keys.ts';

const { cornerSmall, stroke } = tokens.frame;
const corner = `${cornerSmall}px`;

const Scroll = styled('div', { shouldForwardProp: (name) => name !== 'steps' })<{ steps: Record<string, object> }>(
  ({ steps }) => ({
    flex: 1,
    minHeight: 0,
    // what rows have for screen readers only scrolls with them
    position: 'relative',
    overflow: 'auto',
    containerType: 'inline-size',
    [phone]: { display: 'none' },
    '@media print': { overflow: 'visible' },
    ...steps,
  }),
);
const Table = styled('table')(({ theme }) => ({
  ...(theme.typography.dense as object),
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  tableLayout: 'fixed',
  '& th, & td': {
    textAlign: 'start',
    padding: '0 7px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& th:first-of-type, & td:first-of-type': { paddingInlineStart: 16 },
  '& th:last-of-type, & td:last-of-type': { paddingInlineEnd: 16 },
}));
const Heading = styled('th')(({ theme }) => ({
  ...(theme.typography.label as object),
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  height: 32,
  color: ink.textMuted,
  backgroundColor: ink.surface,
  borderBlockEnd: `1px solid ${ink.lineStrong}`,
  '&[aria-sort]': { color: ink.text, fontWeight: theme.typography.strong.fontWeight },
}));
const Sort = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  maxWidth: '100%',
  minHeight: 28,
  padding: 0,
  border: 0,
  font: 'inherit',
  color: 'inherit',
  background: 'none',
  cursor: 'pointer',
  '& span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '&:hover': { color: ink.text },
});
const Line = styled('tr')({
  cursor: 'pointer',
  '& td': { height: 'var(--table-row)', borderBlockEnd: `1px solid ${ink.line}` },
  '&:hover td': { backgroundColor: ink.hover },
  '&:focus-visible': { outline: `2px solid ${ink.focus}`, outlineOffset: -4, borderRadius: 8 },
  // The first cell draws the frame's four corners, as it is never hidden; the frame ends where a side panel begins.
  '&[aria-current="true"]': { position: 'relative' },
  '&[aria-current="true"] td': { backgroundColor: ink.hover },
  '&[aria-current="true"] td:first-of-type::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 1,
    insetInlineEnd: 'calc(var(--table-covered, 0px) + 1px)',
    pointerEvents: 'none',
    border: `${stroke}px solid ${ink.frame}`,
    borderRadius: 6,
    maskImage: Array(4).fill('linear-gradient(#000 0 0)').join(', '),
    maskRepeat: 'no-repeat',
    maskSize: `${corner} ${corner}`,
    maskPosition: '0 0, 100% 0, 0 100%, 100% 100%',
  },
});

/** A checkbox must not be cut off with an ellipsis. */
const boxCell = { textOverflow: 'clip' } as const;
const figureCell = { textAlign: 'end' } as const;

export interface DataTableProps<T extends Row> {
  label: string;
  rows: readonly T[];
  columns: readonly Column<T>[];
  sort?: { field: string; order: string };
  onSort?: (field: string) => void;
  active?: string;
  /** Rows that are to be settled. */
  open?: ReadonlySet<string>;
  onMove: (id: string) => void;
  onPeek?: (id: string) => void;
  onOpen?: (id: string) => void;
  onEscape?: () => void;
  /** With it rows have checkboxes, and X selects. */
  selection?: Selection<T>;
}

/** The dense table: J and K move the active row, Space shows it in the side panel, Enter opens it. */
export function DataTable<T extends Row>(props: DataTableProps<T>) {
  const { label, rows, columns, sort, onSort, selection } = props;
  const table = useRef<HTMLTableElement>(null);
  useEffect(() => {
    const own = table.current;
    own?.addEventListener('mouseover', tellShortened);
    return () => own?.removeEventListener('mouseover', tellShortened);
  }, []);
  return (
    <Scroll steps={hiddenBelow(columns)}>
      <Table ref={table}>
        <caption style={{ position: 'absolute', clipPath: 'inset(50%)' }}>{label}</caption>
        <colgroup>
          {selection && <col style={{ width: 52 }} />}
          {columns.map(({ id, width, from }) => (
            <col key={id} data-from={from} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {selection && (
              <Heading as="td" style={boxCell}>
                <SelectAll rows={rows} selection={selection} />
              </Heading>
            )}
            {columns.map((column) => (
              <Head key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <Rows {...props} />
        <Sums columns={columns} hasBoxes={selection !== undefined} />
      </Table>
    </Scroll>
  );
}

const Sum = styled('td')(({ theme }) => ({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 2,
  height: 'var(--table-row)',
  backgroundColor: ink.surface,
  borderBlockStart: `1px solid ${ink.lineStrong}`,
  fontWeight: theme.typography.strong.fontWeight,
  '@media print': { position: 'static' },
}));

/** What all rows of the filter come to, not those of the page. */
function Sums<T>({ columns, hasBoxes }: { columns: readonly Column<T>[]; hasBoxes: boolean }) {
  if (columns.every(({ sum }) => sum === undefined)) return null;
  return (
    <tfoot>
      <tr>
        {hasBoxes && <Sum />}
        {columns.map(({ id, from, sum, isFigure }) => (
          <Sum key={id} data-from={from} style={isFigure ? figureCell : undefined}>
            {sum}
          </Sum>
        ))}
      </tr>
    </tfoot>
  );
}

/** A press focuses the row before its click, which moves the active row itself. */
const isPress = ({ target, currentTarget }: FocusEvent<HTMLElement>): boolean =>
  target === currentTarget && !currentTarget.matches(':focus-visible');

const isOnControl = ({ target }: MouseEvent): boolean =>
  target instanceof Element && target.closest('a, button, input, label') !== null;

/** Tells who points at a cell or a heading all of its words where some are cut off. */
function tellShortened({ target }: Pick<Event, 'target'>): void {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td, th') : null;
  if (!cell) return;
  const isShortened = [cell, ...cell.querySelectorAll('*')].some((one) => one.scrollWidth > one.clientWidth);
  cell.title = isShortened ? (cell.querySelector<HTMLElement>('button > [aria-hidden]') ?? cell).innerText : '';
}

function Rows<T extends Row>(props: DataTableProps<T>) {
  const { rows, columns, active, open, onMove, onPeek, onOpen, onEscape, selection } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const ids = rows.map(({ id }) => id);
  const move = useCallback(
    (id: string) => {
      onMove(id);
      body.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`)?.focus();
    },
    [onMove],
  );
  useRowKeys(body, { ids, active, open, onMove: move, onPeek, onOpen, onEscape, onSelect: selection?.toggle });
  const entry = active !== undefined && ids.includes(active) ? active : ids[0];
  const onClick = (event: MouseEvent, id: string) => {
    if (isOnControl(event)) return;
    onMove(id);
    (onPeek ?? onOpen)?.(id);
  };
  return (
    <tbody ref={body}>
      {rows.map((row) => (
        <Line
          key={row.id}
          data-id={row.id}
          tabIndex={row.id === entry ? 0 : -1}
          aria-current={row.id === active ? 'true' : undefined}
          onClick={(event) => onClick(event, row.id)}
          onFocus={(event) => row.id !== active && !isPress(event) && onMove(row.id)}
        >
          <Cells row={row} columns={columns} selection={selection} />
        </Line>
      ))}
    </tbody>
  );
}

type CellsProps<T extends Row> = Pick<DataTableProps<T>, 'columns' | 'selection'> & { row: T };

function Cells<T extends Row>({ row, columns, selection }: CellsProps<T>) {
  return (
    <>
      {selection && (
        <td style={boxCell}>
          <SelectRow row={row} selection={selection} tabIndex={-1} />
        </td>
      )}
      {columns.map(({ id, cell, from, isFigure }) => (
        <td key={id} data-from={from} style={isFigure ? figureCell : undefined}>
          {cell(row)}
        </td>
      ))}
    </>
  );
}

type HeadProps<T> = Pick<DataTableProps<Row>, 'sort' | 'onSort'> & { column: Column<T> };

function Head<T>({ column: { id, label, sort: by, from, isFigure }, sort, onSort }: HeadProps<T>) {
  const t = useT();
  const sorted = by !== undefined && sort?.field === by;
  const Arrow = sort?.order === 'DESC' ? ArrowDown : ArrowUp;
  const place = isFigure ? figureCell : undefined;
  if (!by || !onSort)
    return (
      <Heading scope="col" data-from={from} style={place}>
        {label}
      </Heading>
    );
  return (
    <Heading
      key={id}
      scope="col"
      data-from={from}
      style={place}
      aria-sort={sorted ? (sort.order === 'DESC' ? 'descending' : 'ascending') : undefined}
    >
      <Sort type="button" onClick={() => onSort(by)}>
        <VisuallyHidden>{t('common:paging.sortBy', { name: label, raw: true })}</VisuallyHidden>
        <span aria-hidden>{label}</span>
        {sorted && <Arrow size={13} strokeWidth={2} aria-hidden />}
      </Sort>
    </Heading>
  );
}
