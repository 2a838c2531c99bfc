import {
  createContext,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { UNSAFE_NavigationContext as NavigationContext, useLocation, type Navigator } from 'react-router';
import { lazily } from '../core/lazily.ts';

const UnsavedDialog = lazily(() => import('./UnsavedDialog.tsx'));

/** Ends what is kept of the input, when somebody decides to leave without it. */
type Discard = () => void;

interface Guard {
  setDirty: (dirty: boolean, discard?: Discard) => void;
}

const GuardContext = createContext<Guard | null>(null);

let handleBack: ((event: PopStateEvent) => void) | undefined;

/** Called before the router exists: a window calls listeners in the order of registration. */
export const listenToBack = (): void => addEventListener('popstate', (event) => handleBack?.(event));

/** The router's index of a history entry. */
const indexOf = (state: unknown): number => (state as { idx?: number } | null)?.idx ?? 0;

/** Asks before a page with unsaved input is left or closed. Wraps the navigator of the router around it. */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const dirty = useRef(false);
  const discard = useRef<Discard>(undefined);
  const index = useRef(indexOf(history.state));
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const ask = useCallback((go: () => void) => setLeave(() => go), []);
  const attempt = useCallback((go: () => void) => (dirty.current ? ask(go) : go()), [ask]);
  const context = useGuardedNavigation(attempt);
  const guard = useMemo<Guard>(() => ({ setDirty: (now, end) => ([dirty.current, discard.current] = [now, end]) }), []);

  useBack(dirty, index, ask);
  useClosing(dirty);
  const { key } = useLocation();
  useEffect(() => {
    index.current = indexOf(history.state);
  }, [key]);

  return (
    <GuardContext.Provider value={guard}>
      <NavigationContext.Provider value={context}>{children}</NavigationContext.Provider>
      {leave && (
        <Suspense>
          <UnsavedDialog
            onStay={() => setLeave(null)}
            onLeave={() => {
              dirty.current = false;
              discard.current?.();
              leave();
            }}
          />
        </Suspense>
      )}
    </GuardContext.Provider>
  );
}

function useGuardedNavigation(attempt: (go: () => void) => void) {
  const outer = useContext(NavigationContext);
  const navigator = useMemo<Navigator>(() => {
    const inner = outer.navigator;
    return {
      ...inner,
      push: (...to) => attempt(() => inner.push(...to)),
      replace: (...to) => attempt(() => inner.replace(...to)),
      go: (steps) => attempt(() => inner.go(steps)),
    };
  }, [outer.navigator, attempt]);
  return useMemo(() => ({ ...outer, navigator }), [outer, navigator]);
}

/** `popstate` comes after going back; so it goes forward again before the router is told. */
function useBack(dirty: { current: boolean }, index: { current: number }, ask: (go: () => void) => void): void {
  useEffect(() => {
    let returning = false;
    const onBack = (event: PopStateEvent) => {
      if (returning) {
        returning = false;
        event.stopImmediatePropagation();
        return;
      }
      const steps = indexOf(event.state) - index.current;
      if (!dirty.current || steps === 0) return;
      event.stopImmediatePropagation();
      returning = true;
      history.go(-steps);
      ask(() => history.go(steps));
    };
    handleBack = onBack;
    return () => {
      handleBack = undefined;
    };
  }, [dirty, index, ask]);
}

function useClosing(dirty: { current: boolean }): void {
  useEffect(() => {
    const onClose = (event: BeforeUnloadEvent) => {
      if (dirty.current) event.preventDefault();
    };
    addEventListener('beforeunload', onClose);
    return () => removeEventListener('beforeunload', onClose);
  }, [dirty]);
}

/** Declares whether the page holds unsaved input, and how to discard what is kept of it. */
export function useUnsaved(dirty: boolean, discard?: Discard): void {
  const guard = useContext(GuardContext);
  useEffect(() => {
    guard?.setDirty(dirty, discard);
    return () => guard?.setDirty(false);
  }, [guard, dirty, discard]);
}
