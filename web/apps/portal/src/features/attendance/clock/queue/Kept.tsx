import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useFormat, useT } from '@kadro/i18n';
import { DaySquare, ink, HelperText } from '@kadro/ui';
import { type Clocking } from '../use-clocking.ts';
import { type KeptReading } from './kept.ts';

const Root = styled('div')(({ theme }) => ({
  ...theme.typography.dense,
  display: 'grid',
  gap: 4,
  color: ink.textMuted,
}));
const Title = styled('p')(({ theme }) => ({ ...theme.typography.strong, color: ink.text }));
const Rows = styled('ul')({ listStyle: 'none', display: 'grid', gap: 4 });
const Row = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
  minHeight: 28,
  '& > b': { color: ink.text, minWidth: 48, fontVariantNumeric: 'tabular-nums' },
});

/** What waits on this device, and what was refused and why. */
export default function Kept({ clocking: { kept, open } }: { clocking: Pick<Clocking, 'kept' | 'open'> }) {
  const t = useT('clock');
  const waiting = kept.filter(({ refusal }) => refusal === undefined).length;
  const dismiss = async (key: string) => (await open()).dismiss(key);
  return (
    <Root aria-live="polite">
      {waiting > 0 && <Title>{t('waiting', { count: waiting })}</Title>}
      <Rows>
        {kept.map((one) => (
          <OneKept key={one.key} one={one} onDismiss={() => void dismiss(one.key).catch(() => undefined)} />
        ))}
      </Rows>
    </Root>
  );
}

function OneKept({ one: { at, eventType, refusal }, onDismiss }: { one: KeptReading; onDismiss: () => void }) {
  const t = useT('clock');
  const { time } = useFormat();
  return (
    <Row>
      <b>{time(at)}</b>
      <span style={{ color: ink.text }}>{t(`event.${eventType}`)}</span>
      {refusal === undefined ? (
        <>
          <DaySquare fill="striped" tone="ink" size="line" />
          {t('notSent')}
        </>
      ) : (
        <>
          <HelperText id={`refused-${at}`} error={t('refused', { why: refusal })} />
          <Button variant="text" onClick={onDismiss}>
            {t('common:action.close')}
          </Button>
        </>
      )}
    </Row>
  );
}
