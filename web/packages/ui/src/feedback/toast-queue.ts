import { type ReactNode } from 'react';
import { type RequestStatus } from './StatusGlyph.tsx';

export interface Toast {
  text: ReactNode;
  /** The state that was reached, shown as an icon. */
  status?: RequestStatus;
  action?: { label: string; onClick: () => void; keys?: string };
  /** What has a name replaces the toast of that name, and stays until it is replaced or dropped. */
  name?: string;
  /** Hears when the toast is pointed at or in focus, and when no more. */
  onHold?: (held: boolean) => void;
}

export interface QueuedToast extends Toast {
  id: number;
}

export interface ToastQueue {
  next: number;
  waiting: readonly QueuedToast[];
}

/** One toast is shown, at most two wait; the oldest waiting one is dropped, because news ages. */
const most = 3;

export const noToasts: ToastQueue = { next: 1, waiting: [] };

/** The queue with a toast at its end; the first of the list is the one that is shown, and what has a name comes first. */
export function enqueue({ next, waiting: before }: ToastQueue, toast: Toast): ToastQueue {
  const waiting = before.filter(({ name }) => name === undefined || name !== toast.name);
  if (toast.name !== undefined) return { next: next + 1, waiting: [{ ...toast, id: next }, ...waiting].slice(0, most) };
  const list = [...waiting, { ...toast, id: next }];
  const kept = list.length > most ? [...list.slice(0, 1), ...list.slice(list.length - most + 1)] : list;
  return { next: next + 1, waiting: kept };
}

export const dismiss = (queue: ToastQueue, id: number): ToastQueue => ({
  ...queue,
  waiting: queue.waiting.filter((toast) => toast.id !== id),
});

export const withdraw = (queue: ToastQueue, name: string): ToastQueue => ({
  ...queue,
  waiting: queue.waiting.filter((toast) => toast.name !== name),
});
