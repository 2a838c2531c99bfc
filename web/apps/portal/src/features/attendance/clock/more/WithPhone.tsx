import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useT } from '@kadro/i18n';
import { Field, HelperText, leftToRight, Section, useToast } from '@kadro/ui';
import { usePortal } from '../../../../core/context.tsx';
import { messageOf } from '../../../../core/message-of.ts';
import { useSender } from '../../../../core/use-sender.ts';
import { touched } from '../../data/touched.ts';

const Rows = styled('div')({ display: 'grid', gap: 12 });

type Where = { sensor: 'GPS'; latitude: number; longitude: number } | { sensor: 'QR_CODE'; code: string };

/** Where the phone is, to some ten metres. @throws GeolocationPositionError when it may not or cannot be known */
const placeNow = (): Promise<GeolocationPosition> =>
  new Promise((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(resolve, reject, { enableHighAccuracy: true, timeout: 20_000 }),
  );

interface WithPhoneProps {
  action: 'CLOCK_IN' | 'CLOCK_OUT';
  note: string;
  onDone: () => void;
}

const byPlace = async (): Promise<Where> => {
  const { latitude, longitude } = (await placeNow()).coords;
  return { sensor: 'GPS', latitude, longitude };
};

/** One command at a time: with where the phone is, or with a code. */
function useMobileClock({ action, note, onDone }: WithPhoneProps) {
  const t = useT('clock');
  const toast = useToast();
  const { answers } = usePortal();
  const send = useSender();
  const [busy, setBusy] = useState<Where['sensor'] | null>(null);
  const [error, setError] = useState('');
  const act = async (sensor: Where['sensor'], where: () => Promise<Where>) => {
    setBusy(sensor);
    setError('');
    try {
      const description = note.trim();
      const body = { eventType: action, ...(await where()), ...(description && { description }) };
      await send('POST /attendance/api/v1/terminal-events/mobile-terminal', { body }, { silent: true });
      toast({ text: t(`event.${action}`) });
      onDone();
      await answers.renew(touched);
    } catch (failure) {
      setError(isOfPlace(failure) ? t('noPlace') : messageOf(failure));
    } finally {
      setBusy(null);
    }
  };
  return { busy, error, act };
}

/** Clocking at a terminal that one stands at: by the place of the phone, or by the code that is printed there. */
export function WithPhone(props: WithPhoneProps) {
  const t = useT('clock');
  const { busy, error, act } = useMobileClock(props);
  const [typed, setTyped] = useState('');
  const code = typed.trim();
  return (
    <Section title={t('withPhone')}>
      <Rows>
        <Button variant="outlined" loading={busy === 'GPS'} onClick={() => void act('GPS', byPlace)}>
          {t('byPlace')}
        </Button>
        <Field
          label={t('code')}
          helper={t('codeHelp')}
          value={typed}
          sx={leftToRight}
          inputProps={{ dir: 'ltr', maxLength: 200, autoComplete: 'off' }}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button
          variant="outlined"
          disabled={code === ''}
          loading={busy === 'QR_CODE'}
          onClick={() => void act('QR_CODE', () => Promise.resolve({ sensor: 'QR_CODE', code }))}
        >
          {t('byCode')}
        </Button>
        <HelperText id="with-phone" error={error} />
      </Rows>
    </Section>
  );
}

const isOfPlace = (failure: unknown): boolean =>
  typeof GeolocationPositionError !== 'undefined' && failure instanceof GeolocationPositionError;
