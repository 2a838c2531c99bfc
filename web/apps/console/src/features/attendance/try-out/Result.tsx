import { useT } from '@kadro/i18n';
import { EmptyState, ink, SelectField } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Chart } from './Chart.tsx';
import { byDifference, changedFigures, changeOf, type Column, type Figure } from './model.ts';
import { PeopleTable } from './PeopleTable.tsx';
import { type Found } from './use-try-out.ts';
import { useFigureName, useFigureText } from './words.ts';

const Grid = styled('div')({
  display: 'grid',
  gap: '20px 32px',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 1280px)': { gridTemplateColumns: 'minmax(0, 1fr) 340px' },
  '& > aside': { order: -1 },
  '@media (min-width: 1280px) ': { '& > aside': { order: 0 } },
});
const Aside = styled('aside')({ display: 'grid', gap: 12, minWidth: 0 });
const Large = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 10px',
  color: ink.textMuted,
  '& > strong': { ...(theme.typography.figure as object), color: ink.text, fontVariantNumeric: 'tabular-nums' },
}));
const Muted = styled('p')(({ theme }) => ({ ...(theme.typography.label as object), color: ink.textMuted }));

/** The difference in sum and by person; one figure is looked at, and a column of the chart narrows the people. */
export function Result({ found, isRunning }: { found: Found; isRunning: boolean }) {
  const t = useT('console-attendance');
  const offered = changedFigures(found);
  const [chosen, setChosen] = useState<Figure>();
  const [column, setColumn] = useState<Column>();
  const figure = chosen && offered.includes(chosen) ? chosen : offered[0];
  if (!figure) {
    if (isRunning) return null;
    return found.touched === 0 ? (
      <EmptyState title={t('tryOut.nobody')} text={t('tryOut.nobodyText')} />
    ) : (
      <p>{t('tryOut.equal', { people: found.touched })}</p>
    );
  }
  const choose = (next: string) => {
    setColumn(undefined);
    setChosen(offered.find((one) => one === next));
  };
  const people = byDifference(column?.people ?? found.people, figure);
  return (
    <Grid aria-live="polite" aria-busy={isRunning}>
      <PeopleTable found={found} people={people} figure={figure} />
      <Aside>
        <FigureChoice figure={figure} offered={offered} onChoose={choose} />
        <Sum found={found} figure={figure} />
        <Chart found={found} figure={figure} chosen={column} onChoose={setColumn} />
        <Muted>{t('tryOut.touched', { changed: found.changed, touched: found.touched })}</Muted>
        <Muted>{t('tryOut.note')}</Muted>
      </Aside>
    </Grid>
  );
}

interface ChoiceProps {
  figure: Figure;
  offered: readonly Figure[];
  onChoose: (figure: string) => void;
}

function FigureChoice({ figure, offered, onChoose }: ChoiceProps) {
  const t = useT('console-attendance');
  const nameOf = useFigureName();
  return (
    <SelectField
      id="try-out-figure"
      label={t('tryOut.figure')}
      value={figure}
      options={offered.map((one) => ({ value: one, label: nameOf(one) }))}
      onChange={(event) => onChoose(event.target.value)}
    />
  );
}

function Sum({ found, figure }: { found: Found; figure: Figure }) {
  const t = useT('console-attendance');
  const nameOf = useFigureName();
  const { plain, signed } = useFigureText(figure);
  const { before, after, difference } = changeOf(found.totals, figure);
  return (
    <Large>
      <strong dir="ltr">{signed(difference)}</strong>
      <span>{t('tryOut.summary', { figure: nameOf(figure), before: plain(before), after: plain(after) })}</span>
    </Large>
  );
}
