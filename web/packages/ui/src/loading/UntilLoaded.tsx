import { useSyncExternalStore, type ReactNode } from 'react';
import { ErrorState, type ErrorStateProps } from '../feedback/states.tsx';
import { codeOutage } from './patience.ts';

export interface UntilLoadedProps extends Pick<ErrorStateProps, 'title' | 'text'> {
  /** What stands for the code while it is on its way. */
  children?: ReactNode;
}

/** The fallback of code that is loaded: says when it does not arrive, and is replaced when it does. */
export function UntilLoaded({ title, text, children = null }: UntilLoadedProps) {
  const isOut = useSyncExternalStore(codeOutage.subscribe, codeOutage.isNow);
  return isOut ? <ErrorState title={title} text={text} onRetry={codeOutage.retry} /> : children;
}
