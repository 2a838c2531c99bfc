import { useT } from '@kadro/i18n';
import { feedback } from '@kadro/ui';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { ChevronLeft, ChevronRight, TriangleAlert } from 'lucide-react';
import { type Check } from './use-check.ts';
import { type Conflicts } from './use-conflicts.ts';

const Line = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  marginInlineStart: 'auto',
  '& output': { display: 'inline-flex', alignItems: 'center', gap: 8, color: feedback.error.text, fontWeight: 560 },
  '& output svg': { width: 16, height: 16 },
  '[dir="rtl"] & button svg': { transform: 'scaleX(-1)' },
});

interface StripProps {
  check: Pick<Check, 'isUnknown' | 'askAgain'>;
  conflicts: Conflicts;
}

/** How much does not fit, and the ways there. */
export function ConflictStrip({ check: { isUnknown, askAgain }, conflicts: { total, go } }: StripProps) {
  const [t, common] = [useT('console-attendance'), useT('common')];
  if (isUnknown)
    return (
      <Line role="alert">
        <output>
          <TriangleAlert strokeWidth={1.7} aria-hidden />
          {t('roster.conflictsUnknown')}
        </output>
        <Button size="small" onClick={askAgain}>
          {common('action.retry')}
        </Button>
      </Line>
    );
  if (total === 0) return null;
  return (
    <Line>
      <output>
        <TriangleAlert strokeWidth={1.7} aria-hidden />
        {t('roster.conflicts', { count: total })}
      </output>
      <IconButton aria-label={t('roster.previousConflict')} onClick={() => go(-1)}>
        <ChevronLeft strokeWidth={1.7} />
      </IconButton>
      <IconButton aria-label={t('roster.nextConflict')} aria-keyshortcuts="C" onClick={() => go(1)}>
        <ChevronRight strokeWidth={1.7} />
      </IconButton>
    </Line>
  );
}
