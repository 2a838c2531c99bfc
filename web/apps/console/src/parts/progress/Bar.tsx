import { useFormat, useT } from '@kadro/i18n';
import { day, ink } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { type JobProgress, shareOf } from './share.ts';

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

export function Progress({ job }: { job: JobProgress }) {
  const t = useT('console');
  const { number } = useFormat();
  const share = shareOf(job);
  const bar = {
    role: 'progressbar',
    'aria-label': t('progress'),
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
