import { useT } from '@kadro/i18n';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type CellOf, draftKey } from '../board/drafts.ts';
import { type BoardState } from '../use-board.ts';
import { useIsSheet } from './use-sheet.ts';

const Acts = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** What is done with one day without a brush: some of it is only painted, until it is set. */
export function DayActs({ board, at }: { board: BoardState; at: CellOf }) {
  const t = useT('console-attendance');
  const isSheet = useIsSheet();
  const { painting, plan, clear, peek, steps, conflicts } = board;
  const isPainted = steps.drafts.has(draftKey(at));
  // what is painted is seen on the board
  const thenShow = (act: () => void) => () => {
    act();
    if (isSheet) peek();
  };
  const acts = [
    { label: t('roster.plan'), act: plan },
    { label: t('roster.nextDay'), act: thenShow(() => painting.shift(1, false)) },
    { label: t('roster.nextWeek'), act: thenShow(() => painting.shift(7, true)) },
    { label: t('roster.off'), act: thenShow(() => painting.paintAt(at, [])) },
    { label: t('roster.takeOut'), act: clear },
    ...(isPainted
      ? [{ label: t('roster.takeBack'), act: thenShow(() => painting.unpaint(at.person, [at.date])) }]
      : []),
  ];
  const misfits = board.check.conflictsAt(at.person, at.date);
  return (
    <Acts>
      {misfits.length > 0 && (
        <Button size="small" variant="outlined" onClick={thenShow(() => conflicts.explain(board.at))}>
          {t('roster.waysOut')}
        </Button>
      )}
      {acts.map(({ label, act }) => (
        <Button key={label} size="small" variant="outlined" onClick={act}>
          {label}
        </Button>
      ))}
    </Acts>
  );
}
