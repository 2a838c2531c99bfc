import { useCallback } from 'react';
import { ApiError, type Send } from '@kadro/api';
import { usePortal } from '../../../core/context.tsx';
import { useSender } from '../../../core/use-sender.ts';
import { touched } from './touched.ts';

/** Sends commands of leave, after which what they change is asked for again. */
export function useLeaveCommand(): Send {
  const { answers } = usePortal();
  const send = useSender();
  return useCallback(
    async (route, call, options) => {
      const answer = await send(route, call, options);
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
