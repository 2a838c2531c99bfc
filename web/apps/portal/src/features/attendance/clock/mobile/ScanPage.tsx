import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useT } from '@kadro/i18n';
import { currentTime, EmptyState, Field, HelperText, phone, Sheet, today, tokens } from '@kadro/ui';
import { usePortal, useUser } from '../../../../core/context.tsx';
import { useRead } from '../../../../core/use-read.ts';
import { Async } from '../../../../parts/Async.tsx';
import { Page } from '../../../../parts/Page.tsx';
import { clockQuestion } from '../../data/clock-question.ts';
import { type ClockNow } from '../../data/types.ts';
import { doingNow } from '../state.ts';
import { byCode, codeIn, useMobileClock } from './use-mobile-clock.ts';

const Rows = styled('div')({
  display: 'grid',
  gap: 16,
  maxWidth: 420,
  '& .MuiButton-root': { minHeight: 56, fontSize: 16, borderRadius: 12 },
  [phone]: { maxWidth: 'none', '& .MuiButton-root': { minHeight: tokens.size.portal.clock } },
});

/** Where the code that hangs beside a terminal leads, read by the camera of a phone: one press clocks there. */
export default function ScanPage() {
  const t = useT('clock');
  const { api } = usePortal();
  const { id } = useUser();
  const [params] = useSearchParams();
  const [day] = useState(today);
  const read = useRead(clockQuestion(api, id, day));
  const code = codeIn(params.get('code') ?? '');
  return (
    <Page title={t('scan.title')}>
      <Sheet>
        {code === '' ? (
          <EmptyState title={t('scan.noCode')} />
        ) : (
          <Async query={read} failed={t('down')}>
            {(now) => <Press now={now} code={code} />}
          </Async>
        )}
      </Sheet>
    </Page>
  );
}

function Press({ now, code }: { now: ClockNow; code: string }) {
  const t = useT('clock');
  const navigate = useNavigate();
  const [note, setNote] = useState('');
  const { state } = doingNow(now, [], currentTime().toISOString());
  const action = state === 'OUT' ? 'CLOCK_IN' : 'CLOCK_OUT';
  const onDone = () => void navigate('/dashboard', { replace: true });
  const { busy, error, act } = useMobileClock({ action, note, onDone });
  return (
    <Rows>
      <Field label={t('note')} value={note} autoComplete="off" onChange={({ target }) => setNote(target.value)} />
      <Button variant="contained" loading={busy !== null} onClick={() => void act('QR_CODE', byCode(code))}>
        {t(state === 'OUT' ? 'clockIn' : 'clockOut')}
      </Button>
      <HelperText id="scan" error={error} />
    </Rows>
  );
}
