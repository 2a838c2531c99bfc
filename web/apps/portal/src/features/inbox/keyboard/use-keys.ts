import { useEffect, useRef, useSyncExternalStore } from 'react';
import { isWriting } from '../decide/is-writing.ts';

export const inboxKeys = ['next', 'previous', 'approve', 'deny', 'detail', 'select', 'undo', 'help'] as const;
export type InboxKey = (typeof inboxKeys)[number];

const byKey: Record<string, InboxKey> = {
  j: 'next',
  arrowdown: 'next',
  k: 'previous',
  arrowup: 'previous',
  a: 'approve',
  d: 'deny',
  q: 'detail',
  x: 'select',
  '?': 'help',
};
const storedAs = 'kadro.inbox.keys';
const changeEvent = 'kadro-inbox-keys';

interface Pressed {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** The meaning of a key: by its letter, on non-Latin layouts by its position. */
export function meaningOf({ key, code, ctrlKey, metaKey, altKey }: Pressed): InboxKey | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const letter = /^Key[A-Z]$/.test(code) && !/^[a-z]$/i.test(key) && key.length === 1 ? code.slice(3) : key;
  return byKey[letter.toLowerCase()];
}

const areOn = (): boolean => {
  try {
    return localStorage.getItem(storedAs) !== 'off';
  } catch {
    return true;
  }
};

const subscribe = (listener: () => void): (() => void) => {
  addEventListener(changeEvent, listener);
  return () => removeEventListener(changeEvent, listener);
};

/** Whether single-key shortcuts are on (WCAG 2.1.4: speech input would trigger them), and how to switch them. */
export function useKeysAreOn(): [boolean, (on: boolean) => void] {
  const on = useSyncExternalStore(subscribe, areOn);
  const set = (wish: boolean) => {
    try {
      localStorage.setItem(storedAs, wish ? 'on' : 'off');
    } catch {
      // Without storage the setting holds for this page.
    }
    dispatchEvent(new Event(changeEvent));
  };
  return [on, set];
}

/** Handles the shortcuts and arrows of the page, except while something is being written or open above the page. */
export function useInboxKeys(act: (key: InboxKey) => void): void {
  const [on] = useKeysAreOn();
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const key = meaningOf(event);
      if (!key || (event.repeat && key !== 'next' && key !== 'previous') || (!on && event.key.length === 1)) return;
      if (isWriting(event)) return;
      event.preventDefault();
      latest.current(key);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [on]);
}
