import { createContext, useContext, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { styled } from '@mui/material/styles';

/** How long one waits for the next part: what hangs longer appears when it is loaded, and may move others. */
const mostMs = 10_000;

const Place = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: 'inherit',
  '& > *': { gridArea: '1 / 1', minWidth: 0 },
});
const Content = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'inherit' });

const Revealed = createContext(true);

/** Whether the parts around are shown, not only made. */
export const useIsRevealed = (): boolean => useContext(Revealed);

/** Placeholder of a part that may turn out to be empty. */
export const Pending = () => <span data-waiting hidden />;

/** Shows several parts together once none of them is pending, so that none moves another. */
export function RevealTogether({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  const [shown, show] = useState(false);
  // Before the first paint, in which all may be there.
  useLayoutEffect(() => {
    if (shown) return;
    let [until, before, frame] = [0, -1, 0];
    const look = () => {
      const pending = content.current?.querySelectorAll('[data-waiting]').length ?? 0;
      if (pending !== before) until = performance.now() + mostMs;
      before = pending;
      if (pending === 0 || performance.now() > until) show(true);
      else frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [shown]);
  return (
    <Place>
      {!shown && waiting}
      <Content ref={content} style={shown ? undefined : { visibility: 'hidden' }}>
        <Revealed value={shown}>{children}</Revealed>
      </Content>
    </Place>
  );
}
