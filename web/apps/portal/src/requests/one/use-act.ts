import { type SubmitEvent, useState } from 'react';
import { useT } from '@kadro/i18n';
import { useToast } from '@kadro/ui';
import { messageOf } from '../../core/message-of.ts';
import { refusalOf } from '../refusal.ts';
import { type RequestStatus } from '../types.ts';

interface ActOptions {
  /** That of the text, which must not be empty, and those beside it. */
  fields: readonly [string, ...string[]];
  /** With the text without spaces around it. @throws ApiError, Refused */
  send: (text: string) => Promise<unknown>;
  onDone: () => Promise<void>;
  done: { text: string; status: RequestStatus };
}

export interface Act {
  submit: (event: SubmitEvent) => void;
  /** By field; that of no field is under ''. */
  errors: Readonly<Record<string, string>>;
  busy: boolean;
}

/** Sends what is written of a request when its form is submitted, and says that it is done, or why not. */
export function useAct(text: string, { fields, send, onDone, done }: ActOptions): Act {
  const t = useT();
  const toast = useToast();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const act = async () => {
    if (!text.trim()) return setErrors({ [fields[0]]: t('validation.required') });
    setBusy(true);
    try {
      await send(text.trim());
      await onDone();
      toast(done);
    } catch (error) {
      setErrors(refusalOf(error, fields, messageOf));
    }
    setBusy(false);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void act();
  };
  return { submit, errors, busy };
}
