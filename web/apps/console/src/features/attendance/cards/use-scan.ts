import { useEffect, useState } from 'react';
import { useRefresh } from 'react-admin';
import { useCommand } from '../../../form/use-command.ts';
import { useSubmission } from '../../../form/use-submission.ts';
import { api } from '../../../server/api.ts';
import { services } from '../../../server/services.ts';

interface Scan {
  state: 'WAITING' | 'DONE' | 'REFUSED' | 'OVER';
  /** Until when the terminal waits. */
  to: string;
}

const pollMs = 1000;
const pathOf = (terminal: string): string => `access-terminals/${terminal}/scan-for-toc`;

/** Waits for the next card at a terminal, for a person; what has come of it is asked for every second. */
export function useScan(employeeId: string) {
  const [waiting, setWaiting] = useState<Scan & { terminal: string }>();
  const { submit, isBusy, refusal, problem } = useSubmission();
  const run = useCommand();
  const refresh = useRefresh();
  const isWaiting = waiting?.state === 'WAITING';
  const terminal = waiting?.terminal;
  useEffect(() => {
    if (!isWaiting || !terminal) return undefined;
    const ask = async () => {
      const found = await api
        .read<Scan>(`${services.attendance}/${pathOf(terminal)}`, { silent: true })
        // asked again a second later
        .catch(() => undefined);
      if (found) setWaiting({ ...found, terminal });
      if (found?.state === 'DONE') refresh();
    };
    const timer = setInterval(() => void ask(), pollMs);
    return () => clearInterval(timer);
  }, [isWaiting, terminal, refresh]);
  const start = (at: string) =>
    submit<Scan>(
      { service: 'attendance', method: 'POST', path: `${pathOf(at)}?employee=${employeeId}`, silent: true },
      (scan) => setWaiting({ ...scan, terminal: at }),
    );
  const cancel = async () => {
    if (isWaiting)
      await run({ service: 'attendance', method: 'DELETE', path: pathOf(terminal ?? ''), body: {}, silent: true });
    setWaiting(undefined);
  };
  return { scan: waiting, start, cancel, isBusy, refusal, problem };
}
