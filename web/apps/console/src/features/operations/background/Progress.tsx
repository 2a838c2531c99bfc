import { useFormat, useT } from '@kadro/i18n';
import { day, DaySquare, ink, type DaySquareProps } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { useWord } from '../../../fields/use-word.ts';
import { type BackgroundJob, shareOf } from './model.ts';

const Line = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 8, minWidth: 0 });
const Track = styled('span')({
  display: 'block',
  flex: '0 1 140px',
  minWidth: 60,
  height: 8,
  overflow: 'hidden',
  border: `1px solid ${ink.fieldLine}`,
  borderRadius: 2,
  '& > span': { display: 'block', height: '100%', backgroundColor: ink.textMuted, printColorAdjust: 'exact' },
  '&[data-state="FAILED"] > span': { backgroundColor: day.red.fill },
});
const Figures = styled('bdi')({ color: ink.textMuted, fontVariantNumeric: 'tabular-nums' });

const squares: Record<BackgroundJob['state'], Pick<DaySquareProps, 'fill' | 'tone'>> = {
  WAITING: { fill: 'dashed', tone: 'grey' },
  RUNNING: { fill: 'striped', tone: 'asked' },
  DONE: { fill: 'solid', tone: 'ink' },
  FAILED: { fill: 'cross', tone: 'red' },
  CANCELLED: { fill: 'hollow', tone: 'grey' },
};

/** The state of a job as square and word. */
export function JobState({ state }: Pick<BackgroundJob, 'state'>) {
  const word = useWord();
  return (
    <Line>
      <DaySquare {...squares[state]} size="table" />
      {word('jobState', state)}
    </Line>
  );
}

/** How far a job is: a bar and its parts in figures. */
export function Progress({ job }: { job: Pick<BackgroundJob, 'done' | 'total' | 'state'> }) {
  const t = useT('console');
  const { number } = useFormat();
  const share = shareOf(job);
  const bar = {
    role: 'progressbar',
    'aria-label': t('operations.progress'),
    'aria-valuemin': 0,
    'aria-valuemax': 100,
  } as const;
  return (
    <Line style={{ width: '100%' }}>
      <Track {...bar} aria-valuenow={share === undefined ? undefined : Math.round(share * 100)} data-state={job.state}>
        <span style={{ width: `${(share ?? 0) * 100}%` }} />
      </Track>
      {job.total > 0 && (
        <Figures dir="ltr">
          {number(job.done)}/{number(job.total)}
        </Figures>
      )}
    </Line>
  );
}
