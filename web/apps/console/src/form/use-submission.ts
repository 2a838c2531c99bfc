import { ApiError, type CommandResult } from '@kadro/api';
import { useT } from '@kadro/i18n';
import { useState } from 'react';
import { type CommandInput, refusalText, useSendCommand } from './use-command.ts';

export interface Submission {
  submit: <T = CommandResult>(command: CommandInput, onDone: (done: T) => void) => Promise<void>;
  isBusy: boolean;
  refusal?: ApiError;
  problem?: string;
}

/** For a dialog that sends one command and stays open when refused. */
export function useSubmission(): Submission {
  const t = useT();
  const send = useSendCommand();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ApiError>();
  const submit = async <T = CommandResult>(command: CommandInput, onDone: (done: T) => void): Promise<void> => {
    setBusy(true);
    try {
      onDone(await send<T>(command));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error);
    } finally {
      setBusy(false);
    }
  };
  return { submit, isBusy, refusal, problem: refusal && refusalText(refusal, t) };
}
