import { useFormat, useT } from '@kadro/i18n';
import { DaySquare, type DaySquareProps, feedback, ink } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { changeOf, type Column, columnsOf, type Figure } from './model.ts';
import { type Found } from './use-try-out.ts';
import { useFigureText } from './words.ts';

type Look = Pick<DaySquareProps, 'fill' | 'tone'>;

/** Striped as everything that is only asked for. */
export const looks: Readonly<Record<'more' | 'same' | 'fewer', Look>> = {
  more: { fill: 'striped', tone: 'own' },
  same: { fill: 'solid', tone: 'ink' },
  fewer: { fill: 'hollow', tone: 'red' },
};

export const lookOf = (difference: number): Look => looks[difference > 0 ? 'more' : difference < 0 ? 'fewer' : 'same'];

const Split = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 6 },
});
const Columns = styled('fieldset')({
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: 2,
  borderBlockEnd: `1px solid ${ink.lineStrong}`,
  overflowX: 'auto',
});
const Press = styled('button')(({ theme }) => ({
  ...(theme.typography.tick as object),
  flex: '1 1 28px',
  minWidth: 24,
  display: 'grid',
  justifyItems: 'center',
  gap: 2,
  padding: '4px 0',
  border: 0,
  borderRadius: 4,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  '&[aria-pressed="true"]': { backgroundColor: ink.soft },
  '&:disabled': { cursor: 'default' },
}));
const Ticks = styled('div')(({ theme }) => ({
  ...(theme.typography.tick as object),
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  color: ink.textMuted,
  '& > span': { flex: '1 1 28px', minWidth: 24, textAlign: 'center', whiteSpace: 'nowrap' },
}));
const Note = styled('p')(({ theme }) => ({
  ...(theme.typography.tick as object),
  color: ink.textMuted,
  textAlign: 'end',
}));

const mostSquares = 14;

interface ChartProps {
  found: Found;
  figure: Figure;
  chosen: Column | undefined;
  onChoose: (column: Column | undefined) => void;
}

/** A square per person, in columns by difference; pressing one shows its people alone. */
export function Chart({ found, figure, chosen, onChoose }: ChartProps) {
  const t = useT('console-attendance');
  const { number } = useFormat();
  const { signed } = useFigureText(figure);
  const columns = columnsOf(found.people, figure);
  return (
    <div>
      <SplitLine found={found} figure={figure} />
      <Columns aria-label={t('tryOut.chart')}>
        {columns.map((column) => (
          <Press
            key={column.at}
            type="button"
            disabled={column.people.length === 0}
            aria-pressed={chosen?.at === column.at}
            aria-label={`${signed(column.at)}: ${number(column.people.length)}`}
            onClick={() => onChoose(chosen?.at === column.at ? undefined : column)}
          >
            <strong style={{ color: column.at < 0 ? feedback.error.text : undefined }}>
              {column.people.length > 0 && number(column.people.length)}
            </strong>
            {column.people.slice(0, mostSquares).map(({ employeeId }) => (
              <DaySquare key={employeeId} {...lookOf(column.at)} size="table" />
            ))}
          </Press>
        ))}
      </Columns>
      <Ticks aria-hidden>
        {columns.map(({ at }) => (
          <span key={at} dir="ltr">
            {signed(at)}
          </span>
        ))}
      </Ticks>
      <Note>{t('tryOut.chartText')}</Note>
    </div>
  );
}

function SplitLine({ found, figure }: { found: Found; figure: Figure }) {
  const t = useT('console-attendance');
  const { number } = useFormat();
  const total = found.totals.find((one) => one.figure === figure);
  return (
    <Split>
      {(['more', 'same', 'fewer'] as const).map((side) => (
        <span key={side}>
          <DaySquare {...looks[side]} size="line" />
          <strong>{number(total?.[side] ?? 0)}</strong> {t(`tryOut.${side}`)}
        </span>
      ))}
    </Split>
  );
}

/** The difference of one person as a bar from the middle. */
export function Bar({ difference, largest }: { difference: number; largest: number }) {
  const share = largest === 0 ? 0 : Math.min(1, Math.abs(difference) / largest) * 50;
  return (
    <Track aria-hidden data-side={difference < 0 ? 'fewer' : 'more'}>
      <span
        style={
          difference < 0
            ? { insetInlineEnd: '50%', width: `${share}%` }
            : { insetInlineStart: '50%', width: `${share}%` }
        }
      />
    </Track>
  );
}

const Track = styled('span')({
  position: 'relative',
  display: 'block',
  height: 12,
  minWidth: 64,
  background: `linear-gradient(${ink.lineStrong}, ${ink.lineStrong}) center / 1px 100% no-repeat`,
  '& > span': { position: 'absolute', insetBlock: 1, borderRadius: 2, border: `1.5px solid ${ink.frame}` },
  '&[data-side="more"] > span': {
    backgroundImage: `repeating-linear-gradient(135deg, ${ink.frame} 0 2px, transparent 2px 5px)`,
  },
  '&[data-side="fewer"] > span': { borderColor: feedback.error.text },
});

export const largestOf = (found: Found, figure: Figure): number =>
  Math.max(...found.people.map(({ figures }) => Math.abs(changeOf(figures, figure).difference)), 0);
