import { DaySquare, type DaySquareProps } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { useEnumText } from '../../../fields/use-texts.ts';
import { type BackgroundJob } from './model.ts';

const Line = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 8, minWidth: 0 });

const squares: Record<BackgroundJob['state'], Pick<DaySquareProps, 'fill' | 'tone'>> = {
  WAITING: { fill: 'dashed', tone: 'grey' },
  RUNNING: { fill: 'striped', tone: 'asked' },
  DONE: { fill: 'solid', tone: 'ink' },
  FAILED: { fill: 'cross', tone: 'red' },
  CANCELLED: { fill: 'hollow', tone: 'grey' },
};

export function JobState({ state }: Pick<BackgroundJob, 'state'>) {
  const enumText = useEnumText();
  return (
    <Line>
      <DaySquare {...squares[state]} size="table" />
      {enumText('jobState', state)}
    </Line>
  );
}
