import { useCallback, useState } from 'react';
import { senderOf, type Send } from '@kadro/api';
import { usePortal } from './context.tsx';

type Answers = ReturnType<typeof usePortal>['answers'];

/** Sends commands of one place of a page; what is sent again unchanged is the same command. */
export function useSender(): Send {
  const { api } = usePortal();
  const [send] = useState(() => senderOf(api));
  return send;
}

/** Sends commands, after which what they may change is asked for again; `touched` is the same list each time. */
export function useCommand(touched: Parameters<Answers['outdate']>[0]): Send {
  const { answers } = usePortal();
  const send = useSender();
  return useCallback(
    async (route, call, options) => {
      const answer = await send(route, call, options);
      answers.outdate(touched);
      return answer;
    },
    [send, answers, touched],
  );
}
