import {
  createContext,
  lazy,
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

const UnsavedDialog = lazy(() => import('./UnsavedDialog.tsx'));

interface Guard {
  /** Sets whether something typed would be lost. */
  setDirty: (dirty: boolean) => void;
}

const GuardContext = createContext<Guard | null>(null);

let handleBack: ((event: PopStateEvent) => void) | undefined;

/**
 * Listens to the browser's back before the router does: a window calls its listeners in the order of registration.
 * Called once, before the first render.
 */
export const listenToBack = (): void => addEventListener('popstate', (event) => handleBack?.(event));

/** The place of an entry in the browser's history, as the router numbers them. */
const indexOf = (state: unknown): number => (state as { idx?: number } | null)?.idx ?? 0;

/**
 * Asks before a page with unsaved input is left: by a link, by the browser's own back, by closing the tab. Stands
 * directly inside the router, whose navigator it wraps.
 */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const dirty = useRef(false);
  const index = useRef(indexOf(history.state));
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const ask = useCallback((go: () => void) => setLeave(() => go), []);
  const attempt = useCallback((go: () => void) => (dirty.current ? ask(go) : go()), [ask]);
  const context = useGuardedNavigation(attempt);
  const guard = useMemo<Guard>(() => ({ setDirty: (now) => (dirty.current = now) }), []);

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
              leave();
            }}
          />
        </Suspense>
      )}
    </GuardContext.Provider>
  );
}

/** The router's navigation with every step passed to `attempt`. */
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

/** The browser reports going back when it has gone; so it is sent forward again before the router is told. */
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

/** Declares, while a form is on the page, whether it holds input that would be lost. */
export function useUnsaved(dirty: boolean): void {
  const guard = useContext(GuardContext);
  useEffect(() => {
    guard?.setDirty(dirty);
    return () => guard?.setDirty(false);
  }, [guard, dirty]);
}
