import { useState } from 'react';
import { senderOf, type Send } from '@kadro/api';
import { usePortal } from './context.tsx';

/** Sends commands of one place of a page; what is sent again unchanged is the same command. */
export function useSender(): Send {
  const { api } = usePortal();
  const [send] = useState(() => senderOf(api));
  return send;
}
