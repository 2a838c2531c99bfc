import { useT } from '@kadro/i18n';
import { DaySquare, feedback } from '@kadro/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { ButtonRow, DialogBody, DialogButtons, Effect, FormDialog, Problem } from '../../../form/Dialog.tsx';
import { RecordPicker } from '../../../form/inputs/pickers.tsx';
import { useScan } from './use-scan.ts';

interface ScanDialogProps {
  employeeId: string;
  onClose: () => void;
}

/** Makes the next card that a terminal reads the card of a person. */
export function ScanDialog({ employeeId, onClose }: ScanDialogProps) {
  const t = useT('console-devices');
  const [terminal, setTerminal] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { scan, start, cancel, isBusy, problem } = useScan(employeeId);
  const begin = () => {
    setMissing(!terminal);
    if (terminal) void start(terminal);
  };
  const close = () => void cancel().finally(onClose);
  return (
    <FormDialog title={t('scan.start')} onClose={close}>
      <DialogBody>
        {!scan && <Effect>{t('scan.effect')}</Effect>}
        {problem && <Problem role="alert">{problem}</Problem>}
        <RecordPicker
          of="terminals"
          id="field-terminalId"
          label={t('console-fields:field.terminalId')}
          required
          error={isMissing ? t('common:validation.required') : undefined}
          value={terminal}
          onChange={setTerminal}
        />
        {!scan && <DialogButtons submit={t('scan.start')} busy={isBusy} onSubmit={begin} onClose={close} />}
        {scan?.state === 'WAITING' && <Waiting to={scan.to} onCancel={() => void cancel()} />}
        {scan && scan.state !== 'WAITING' && <Outcome state={scan.state} onAgain={begin} onClose={close} />}
      </DialogBody>
    </FormDialog>
  );
}

const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' });
const Squares = styled('span')({ display: 'inline-flex', flexWrap: 'wrap', gap: 3 });

const squares = 12;
const wholeMs = 60_000;
const secondMs = 1000;

const leftOf = (to: string): number => Math.max(0, Date.parse(to) - Date.now());

/** A square for every five seconds; they empty one by one. */
function Waiting({ to, onCancel }: { to: string; onCancel: () => void }) {
  const t = useT('console-devices');
  const [left, setLeft] = useState(() => leftOf(to));
  useEffect(() => {
    const timer = setInterval(() => setLeft(leftOf(to)), secondMs);
    return () => clearInterval(timer);
  }, [to]);
  const full = Math.ceil((left / wholeMs) * squares);
  return (
    <>
      <output style={{ fontWeight: 560 }}>{t('scan.waiting')}</output>
      <Line>
        <Squares aria-hidden>
          {Array.from({ length: squares }, (_, at) => (
            <DaySquare key={at} size="table" fill={at < full ? 'solid' : 'hollow'} tone="ink" />
          ))}
        </Squares>
        <span style={{ fontVariantNumeric: 'tabular-nums' }}>
          {t('scan.left', { seconds: Math.ceil(left / secondMs) })}
        </span>
      </Line>
      <ButtonRow>
        <Button variant="outlined" onClick={onCancel}>
          {t('scan.cancel')}
        </Button>
      </ButtonRow>
    </>
  );
}

const texts = { DONE: 'scan.done', REFUSED: 'scan.refused', OVER: 'scan.over' } as const;

function Outcome({ state, onAgain, onClose }: { state: keyof typeof texts; onAgain: () => void; onClose: () => void }) {
  const t = useT('console-devices');
  const colour = state === 'REFUSED' ? feedback.error.text : undefined;
  return (
    <>
      <p role={state === 'REFUSED' ? 'alert' : 'status'} style={{ color: colour }}>
        {t(texts[state])}
      </p>
      <ButtonRow>
        {state !== 'DONE' && (
          <Button variant="contained" onClick={onAgain}>
            {t('scan.again')}
          </Button>
        )}
        <Button variant={state === 'DONE' ? 'contained' : 'outlined'} onClick={onClose}>
          {t('common:action.close')}
        </Button>
      </ButtonRow>
    </>
  );
}
