import { type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { OneColumn } from '../layout/OneColumn.tsx';
import { ErrorState, type ErrorStateProps } from './states.tsx';

export interface PageBoundaryProps extends Pick<ErrorStateProps, 'title' | 'text'> {
  /** The address of what is shown: another one is tried at once. */
  at: string;
  /** Forgets what may have broken the page, before it is tried again. */
  onRetry: () => void;
  /** Nothing surrounds what is shown: its failure has the page to itself. */
  isAlone?: boolean;
  children: ReactNode;
}

/** Keeps a page that throws inside of its shell: says so in its place and offers to try again. */
export const PageBoundary = ({ at, onRetry, isAlone = false, children, ...words }: PageBoundaryProps) => (
  <ErrorBoundary
    resetKeys={[at]}
    onReset={({ reason }) => reason === 'imperative-api' && onRetry()}
    fallbackRender={({ resetErrorBoundary }) => {
      const state = <ErrorState {...words} onRetry={() => resetErrorBoundary()} />;
      return isAlone ? <OneColumn>{state}</OneColumn> : state;
    }}
  >
    {children}
  </ErrorBoundary>
);
