import { useCallback } from 'react';
import { type Send } from '@kadro/api';
import { usePortal } from '../../../../core/context.tsx';
import { useSender } from '../../../../core/use-sender.ts';
import { touched } from './touched.ts';

/** Sends commands of these requests, after which what they change is asked for again. */
export function useRequestCommand(): Send {
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
