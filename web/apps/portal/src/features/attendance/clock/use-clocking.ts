import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@kadro/api';
import { useT } from '@kadro/i18n';
import { usePortal } from '../../../core/context.tsx';
import { messageOf } from '../../../core/message-of.ts';
import { useSender } from '../../../core/use-sender.ts';
import {
  ClockNowDocument,
  TimesheetDaysDocument,
  TimesheetMonthDocument,
  TimesheetReasonsDocument,
} from '../../../generated/graphql.ts';

export type ClockAction = 'CLOCK_IN' | 'CLOCK_OUT' | 'BREAK_OUT' | 'BREAK_IN';

/** Asked by the server: which of these shifts is meant; `action` for a press, without one for a reading that is there. */
export interface Choice {
  action?: ClockAction;
  shiftIds: readonly string[];
}

const touched = [ClockNowDocument, TimesheetDaysDocument, TimesheetMonthDocument, TimesheetReasonsDocument];

const shiftIdsOf = (error: unknown): string[] => {
  const details: unknown = error instanceof ApiError ? error.details : undefined;
  if (typeof details !== 'object' || details === null || !('shiftIds' in details)) return [];
  const { shiftIds } = details;
  return Array.isArray(shiftIds) ? shiftIds.filter((id) => typeof id === 'string') : [];
};

const isNamed = (error: unknown, name: string): boolean => error instanceof ApiError && error.name === name;

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

/** Presses of the clock: each is one command, nothing is shown as recorded before the server has recorded it. */
export function useClocking() {
  const t = useT('clock');
  const { answers } = usePortal();
  const send = useSender();
  const { act, setNoteError, ...shown } = useRefusals();
  const [note, setNote] = useState('');
  const press = (action: ClockAction, needsNote: boolean, shiftId?: string) => {
    const description = note.trim();
    if (needsNote && !description) return setNoteError(t('noteNeeded'));
    const body = { eventType: action, ...(description && { description }), ...(shiftId && { shiftId }) };
    return void act(action, async () => {
      await send('POST /attendance/api/v1/clock-records', { body }, { silent: 'refusals' });
      setNote('');
      await answers.renew(touched);
    });
  };
  const choose = (reading: string, shiftId: string) =>
    void act('SHIFT', async () => {
      const call = { reading, body: { shiftId } };
      await send('PUT /attendance/api/v1/clock-records/{reading}/shift', call, { silent: 'refusals' });
      await answers.renew(touched);
    });
  return { ...shown, note, setNote, press, choose };
}

export type Clocking = ReturnType<typeof useClocking>;

/** The server's clock, moved on every few seconds while the page is seen. */
export function useMinute(): number {
  const [tick, setTick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTick((before) => before + 1), 10_000);
    return () => clearInterval(timer);
  }, []);
  return tick;
}
