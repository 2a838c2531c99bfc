import { useState } from 'react';
import { ApiError } from '@kadro/api';
import { useT } from '@kadro/i18n';
import { useToast } from '@kadro/ui';
import { usePortal } from '../../../../core/context.tsx';
import { messageOf } from '../../../../core/message-of.ts';
import { useSender } from '../../../../core/use-sender.ts';
import { touched } from '../../data/touched.ts';

interface Position {
  latitude: number;
  longitude: number;
}

type Where = ({ sensor: 'GPS' } & Position) | ({ sensor: 'QR_CODE'; code: string } & Partial<Position>);

/** Where the phone is, to some ten metres. @throws GeolocationPositionError when it may not or cannot be known */
const placeNow = (): Promise<Position> =>
  new Promise((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      reject,
      { enableHighAccuracy: true, timeout: 20_000 },
    ),
  );

export interface MobileClockProps {
  action: 'CLOCK_IN' | 'CLOCK_OUT';
  note: string;
  onDone: () => void;
}

/** By the place of the phone. */
export const byPlace = async (): Promise<Where> => ({ sensor: 'GPS', ...(await placeNow()) });

/** The code in what was typed or scanned: alone, or in the link that is printed. */
export const codeIn = (text: string): string => text.trim().replace(/^.*[?&]code=/, '');

/** By the code of a terminal that one stands at. */
export const byCode = (code: string) => (): Promise<Where> => Promise.resolve({ sensor: 'QR_CODE', code });

/** One command at a time: with where the phone is, or with a code. */
export function useMobileClock({ action, note, onDone }: MobileClockProps) {
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
      const said = { eventType: action, ...(await where()), ...(description && { description }) };
      const clock = (body: typeof said) =>
        send('POST /attendance/api/v1/terminal-events/mobile-terminal', { body }, { silent: true });
      await clock(said).catch(async (failure: unknown) => {
        // some terminals ask beside their code where the phone is
        if (!lacksPlace(failure)) throw failure;
        return clock({ ...said, ...(await placeNow()) });
      });
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

const lacksPlace = (failure: unknown): boolean =>
  failure instanceof ApiError && failure.fields?.['latitude'] !== undefined;

const isOfPlace = (failure: unknown): boolean =>
  typeof GeolocationPositionError !== 'undefined' && failure instanceof GeolocationPositionError;
