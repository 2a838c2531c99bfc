import { useFormat, useT } from '@kadro/i18n';
import { feedback, ink, NoValue, Pager, phone, SkeletonBlock } from '@kadro/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { Count } from '../table/Count.tsx';
import { CorrectRow } from './CorrectRow.tsx';
import { type ImportDeclaration, type ImportRow, type Outcome, reportOf, type ReportRow } from './declaration.ts';
import { useLines } from './files.ts';
import { OutcomeMark, outcomes } from './squares.tsx';

const perPage = 50;

const Table = styled('table')(({ theme }) => ({
  ...(theme.typography.dense as object),
  width: '100%',
  borderCollapse: 'collapse',
  '& th': { ...(theme.typography.label as object), color: ink.textMuted, textAlign: 'start', height: 32 },
  '& th, & td': { padding: '7px 0', paddingInlineEnd: 12, verticalAlign: 'top' },
  '& td': { borderBlockStart: `1px solid ${ink.line}` },
  '& td.number': { color: ink.textMuted, fontVariantNumeric: 'tabular-nums' },
  '& small': { display: 'block', color: feedback.error.text },
  '& .MuiButton-root': { marginBlockStart: 4 },
  [phone]: {
    '& thead': { display: 'none' },
    '& tr': { display: 'grid', gap: 2, padding: '8px 0', borderBlockStart: `1px solid ${ink.line}` },
    '& td': { border: 0, padding: 0 },
  },
}));
const Muted = styled('p')({ color: ink.textMuted });
const Cells = styled('span')({ display: 'flex', flexWrap: 'wrap', gap: '2px 16px' });

type Wanted = Outcome | 'ALL';

/** The rows of an import with what becomes of each, and why one is refused. */
export function Report({ of, row }: { of: ImportDeclaration; row: ImportRow }) {
  const t = useT('console-import');
  const [outcome, setOutcome] = useState<Wanted>('ALL');
  const [page, setPage] = useState(1);
  const [corrected, setCorrected] = useState<ReportRow>();
  const filter = { id: row.id, ...(outcome !== 'ALL' && { outcome }) };
  // `done` is part of the key, so that the rows are read again as the import goes on
  const params = { pagination: { page, perPage }, filter, meta: { done: row.done, refused: row.refused } };
  const { data, total = 0 } = useGetList<ReportRow>(reportOf(of), params, { placeholderData: (before) => before });
  const choose = (next: Wanted) => {
    setOutcome(next);
    setPage(1);
  };
  return (
    <>
      <OutcomeTabs row={row} value={outcome} onChange={choose} />
      {!data && <SkeletonBlock lines={8} />}
      {data?.length === 0 && <Muted>{t('emptyOutcome')}</Muted>}
      {data && data.length > 0 && <Rows of={of} row={row} rows={data} onCorrect={setCorrected} />}
      <Pager page={page} rowsPerPage={perPage} total={total} onPage={setPage} />
      {corrected && <CorrectRow of={of} id={row.id} row={corrected} onClose={() => setCorrected(undefined)} />}
    </>
  );
}

interface TabsProps {
  row: ImportRow;
  value: Wanted;
  onChange: (next: Wanted) => void;
}

function OutcomeTabs({ row, value, onChange }: TabsProps) {
  const t = useT('console-import');
  const { number } = useFormat();
  const count = (total: number, word: string) => <Count count={{ total, capped: false }} number={number} word={word} />;
  return (
    <Tabs
      value={value}
      aria-label={t('what')}
      variant="scrollable"
      allowScrollButtonsMobile
      onChange={(_, next: Wanted) => onChange(next)}
    >
      <Tab value="ALL" label={count(row.done, t('all'))} />
      {outcomes.map(([name, field]) => (
        <Tab key={name} value={name} label={count(row[field], t(`outcome.${name}`))} />
      ))}
    </Tabs>
  );
}

interface RowsProps {
  of: ImportDeclaration;
  row: ImportRow;
  rows: readonly ReportRow[];
  onCorrect: (row: ReportRow) => void;
}

function Rows({ of, row: { id, state, hasFile }, rows, onCorrect }: RowsProps) {
  const t = useT('console-import');
  const lines = useLines(id);
  const mayCorrect = state === 'DONE' && hasFile;
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{t('row')}</th>
          <th scope="col">{t('what')}</th>
          <th scope="col">{t(lines ? 'file' : 'reason')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((one) => (
          <tr key={one.id}>
            <td className="number">{one.row}</td>
            <td>
              <OutcomeMark outcome={one.outcome} />
            </td>
            <td>
              <CellsOf line={lines?.[one.row - 1]} />
              <Reasons of={of} row={one} />
              {mayCorrect && one.outcome === 'REFUSED' && (
                <Button
                  size="small"
                  variant="outlined"
                  aria-label={t('correctTitle', { row: one.row })}
                  onClick={() => onCorrect(one)}
                >
                  {t('correct')}
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function CellsOf({ line }: { line?: readonly string[] }) {
  if (!line) return null;
  return (
    <Cells>
      {line.map((cell, at) => (
        // a file may have the same cell twice
        // oxlint-disable-next-line react/no-array-index-key -- the place of a cell is what it is
        <bdi key={at}>{cell || <NoValue />}</bdi>
      ))}
    </Cells>
  );
}

function Reasons({ of, row: { message, fields } }: { of: ImportDeclaration; row: ReportRow }) {
  const t = useT('console-import');
  return (
    <>
      {message && fields.length === 0 && <small>{message}</small>}
      {fields.map(({ column, message: why }) => {
        const known = of.columns.find((name) => name === column);
        return (
          <small key={column}>
            {known ? t(`column.${known}`) : column}: {why}
          </small>
        );
      })}
    </>
  );
}
