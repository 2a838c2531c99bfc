import { useCallback, useRef } from 'react';
import { ApiError, leave, type CommandMethod } from '@kadro/api';
import { usePortal } from '../../../core/context.tsx';
import {
  InboxCountDocument,
  LeaveBalancesDocument,
  LeaveDecisionsDocument,
  LeaveGrantsDocument,
  LeaveRequestDocument,
  LeaveRequestsDocument,
  LeaveYearDocument,
  OpenCountDocument,
  TeamAbsencesDocument,
} from '../../../generated/graphql.ts';

const none = { of: '', key: '' };

/** Sends a command of leave, `path` below its root; repeated after no answer it has the same idempotency key. */
export function useLeaveSender() {
  const { api } = usePortal();
  const intent = useRef(none);
  return useCallback(
    async <T = unknown>(method: CommandMethod, path: string, body?: object): Promise<T> => {
      const of = `${method} ${path} ${JSON.stringify(body)}`;
      if (intent.current.of !== of) intent.current = { of, key: crypto.randomUUID() };
      try {
        const answer = await api.command<T>(method, `${leave}/${path}`, body, {
          silent: true,
          key: intent.current.key,
        });
        intent.current = none;
        return answer;
      } catch (error) {
        if (error instanceof ApiError && error.status > 0) intent.current = none;
        throw error;
      }
    },
    [api],
  );
}

const touched = [
  LeaveBalancesDocument,
  LeaveGrantsDocument,
  LeaveRequestDocument,
  LeaveRequestsDocument,
  LeaveYearDocument,
  InboxCountDocument,
  LeaveDecisionsDocument,
  OpenCountDocument,
  TeamAbsencesDocument,
];

/** Sends a command of leave, after which the queries that it can change are loaded again. */
export function useLeaveCommand() {
  const { answers } = usePortal();
  const send = useLeaveSender();
  return useCallback(
    async <T = unknown>(method: CommandMethod, path: string, body?: object): Promise<T> => {
      const answer = await send<T>(method, path, body);
      answers.outdate(touched);
      return answer;
    },
    [send, answers],
  );
}

/** The messages of a refusal by field; those of no field are under ''. */
export function refusalOf(
  error: unknown,
  fields: readonly string[],
  otherwise: (error: unknown) => string,
): Record<string, string> {
  const fieldErrors = error instanceof ApiError ? (error.fields ?? {}) : {};
  const found = Object.entries(fieldErrors).flatMap(([name, text]) =>
    fields.includes(name) && typeof text === 'string' ? [[name, text]] : [],
  );
  return found.length > 0 ? Object.fromEntries(found) : { '': otherwise(error) };
}
