import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useFormat, useT } from '@kadro/i18n';
import { HelperText, ink } from '@kadro/ui';
import { useActionBar } from '../../../parts/action-bar.ts';
import { type AskFormState } from './use-form.ts';

const Bar = styled('div')({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 1101,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '4px 12px',
  padding: '12px 16px calc(12px + env(safe-area-inset-bottom))',
  borderBlockStart: `1px solid ${ink.line}`,
  backgroundColor: ink.surface,
  '& > .all': { gridColumn: '1 / -1' },
});
const Summary = styled('p')(({ theme }) => ({
  '& b': { ...theme.typography.section, display: 'block', fontSize: '1.25rem' },
  '& small': { ...theme.typography.label, fontWeight: 450, color: ink.textMuted },
}));

export function SendBar({ ask: { calculation, draft, isComplete, isSending, send, other } }: { ask: AskFormState }) {
  const t = useT('leave');
  const { dateInSentence, duration } = useFormat();
  const bar = useActionBar<HTMLDivElement>();
  // An older answer would show days beside dates that they do not belong to.
  const data = isComplete && calculation.isCurrent ? calculation.data : undefined;
  const amount =
    data && (draft.duration === 'HOURLY' ? duration(data.minutes) : t('common:unit.days', { count: data.days }));
  return (
    <Bar data-own-bar ref={bar}>
      <div className="all">
        <HelperText id="ask-all" error={other} />
      </div>
      <Summary aria-live="polite">
        {amount ? <b>{amount}</b> : !isComplete && <b>{t('ask.noDays')}</b>}
        <small>
          {isComplete &&
            dateInSentence(draft.beginDate, draft.duration === 'FULL_DAY' ? draft.endDate : draft.beginDate)}
        </small>
      </Summary>
      <Button variant="contained" size="large" disabled={isSending} onClick={() => void send()}>
        {t('ask.sendShort')}
      </Button>
    </Bar>
  );
}
