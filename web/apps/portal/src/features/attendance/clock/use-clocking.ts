import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@kadro/api';
import { currentLanguage, useT } from '@kadro/i18n';
import { currentTime } from '@kadro/ui';
import { usePortal } from '../../../core/context.tsx';
import { messageOf } from '../../../core/message-of.ts';
import { useSender } from '../../../core/use-sender.ts';
import { type ClockEventType } from '../../../generated/graphql.ts';
import { useKept } from './use-kept.ts';

export type ClockAction = Exclude<ClockEventType, 'UNKNOWN'>;

/** Asked by the server: which of these shifts is meant; `action` for a press, without one for a reading that is there. */
export interface Choice {
  action?: ClockAction;
  shiftIds: readonly string[];
}

const shiftIdsOf = (error: unknown): string[] => {
  const details: unknown = error instanceof ApiError ? error.details : undefined;
  if (typeof details !== 'object' || details === null || !('shiftIds' in details)) return [];
  const { shiftIds } = details;
  return Array.isArray(shiftIds) ? shiftIds.filter((id) => typeof id === 'string') : [];
};

const isNamed = (error: unknown, name: string): boolean => error instanceof ApiError && error.name === name;
const isUnreached = (error: unknown): boolean => error instanceof ApiError && error.status === 0;

const noteOf = (error: unknown): string | undefined => {
  const said = error instanceof ApiError ? error.fields?.['description'] : undefined;
  return typeof said === 'string' ? said : undefined;
};

type Running = ClockAction | 'SHIFT';

/** Runs one thing at a time, and keeps what it was refused for. */
function useRefusals() {
  const [busy, setBusy] = useState<Running | null>(null);
  const [error, setError] = useState('');
  const [noteError, setNoteError] = useState('');
  const [choice, setChoice] = useState<Choice | null>(null);
  // a second press before the first is drawn as busy
  const running = useRef(false);
  const refuse = (what: Running, failure: unknown) => {
    const noteFault = noteOf(failure);
    if (what !== 'SHIFT' && isNamed(failure, 'multiple_assigned_shifts'))
      setChoice({ action: what, shiftIds: shiftIdsOf(failure) });
    else if (noteFault) setNoteError(noteFault);
    else setError(messageOf(failure));
  };
  const act = async (what: Running, run: () => Promise<unknown>) => {
    if (running.current) return;
    running.current = true;
    setBusy(what);
    setError('');
    setNoteError('');
    try {
      await run();
      setChoice(null);
    } catch (failure) {
      refuse(what, failure);
    } finally {
      running.current = false;
      setBusy(null);
    }
  };
  return { busy, error, noteError, setNoteError, choice, dismiss: () => setChoice(null), act };
}

const derivedAfterMs = [2_000, 10_000];

/** The server's time, as far as an answer has taken to come: it is not before what was `answeredAt`. */
function pressedAt(answeredAt: string): Date {
  const answered = new Date(answeredAt);
  const at = currentTime();
  return at < answered ? answered : at;
}

/**
 * Presses of the clock: each is one command, and one that does not reach the server waits on the device. `answeredAt`:
 * when the server said what is shown.
 */
export function useClocking(answeredAt: string) {
  const t = useT('clock');
  const { answers } = usePortal();
  const send = useSender();
  const { kept, open } = useKept();
  const { act, setNoteError, ...shown } = useRefusals();
  const [note, setNote] = useState('');
  // what is recorded is recorded, whether it can be shown or not
  const renew = () => import('../data/touched.ts').then(({ touched }) => answers.renew(touched)).catch(() => undefined);
  // the record of the day follows a reading a moment later
  const renewSoon = () => {
    for (const ms of derivedAfterMs) setTimeout(() => void renew(), ms);
    return renew();
  };
  const press = (action: ClockAction, needsNote: boolean, shiftId?: string) => {
    const description = note.trim();
    if (needsNote && !description) return setNoteError(t('noteNeeded'));
    const said = { eventType: action, ...(description && { description }), ...(shiftId && { shiftId }) };
    const at = pressedAt(answeredAt);
    const pressed = { key: crypto.randomUUID(), at: at.toISOString(), aheadMs: at.getTime() - Date.now() };
    // the code for a press without a network is fetched while there is one
    const queue = open();
    queue.catch(() => undefined);
    const keep = async (failure: unknown) => {
      if (!isUnreached(failure)) throw failure;
      const opened = await queue.catch(() => Promise.reject(failure as Error));
      await opened.keep({ ...pressed, ...said, language: currentLanguage() });
    };
    return void act(action, async () => {
      const sent = send('POST /attendance/api/v1/clock-records', { body: said }, { silent: true, key: pressed.key });
      await sent.then(renewSoon, keep);
      setNote('');
    });
  };
  const choose = (reading: string, shiftId: string) =>
    void act('SHIFT', async () => {
      const call = { reading, body: { shiftId } };
      await send('PUT /attendance/api/v1/clock-records/{reading}/shift', call, { silent: 'refusals' });
      await renew();
    });
  return { ...shown, note, setNote, press, choose, kept, open };
}

export type Clocking = ReturnType<typeof useClocking>;

/** Draws anew every few seconds, so that the running clock moves. */
export function useMinute(): void {
  const [, setTick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTick((before) => before + 1), 10_000);
    return () => clearInterval(timer);
  }, []);
}
