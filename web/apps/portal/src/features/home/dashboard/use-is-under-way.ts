import { useEffect, useState } from 'react';

/** For how long one only looks at a page before more of it is loaded: a slow device has drawn the home by then. */
const lookedAtMs = 4_000;
const acts = ['pointerdown', 'wheel', 'scroll', 'keydown'] as const;

/** Calls as soon as the pointer is at another place than before: browsers tell of one that rests, too. */
function whenMoved(then: () => void, signal: AbortSignal): void {
  let before: string | undefined;
  const look = ({ screenX, screenY }: PointerEvent) => {
    const place = `${screenX} ${screenY}`;
    if (before !== undefined && before !== place) then();
    before = place;
  };
  addEventListener('pointermove', look, { passive: true, signal });
}

/** Whether somebody has done something since the page stands, or has looked at it for a while. */
export function useIsUnderWay(isStanding: boolean): boolean {
  const [isUnderWay, setUnderWay] = useState(false);
  useEffect(() => {
    if (!isStanding || isUnderWay) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const begin = () => setUnderWay(true);
    const timer = setTimeout(begin, lookedAtMs);
    for (const act of acts) addEventListener(act, begin, { passive: true, capture: true, signal });
    whenMoved(begin, signal);
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [isStanding, isUnderWay]);
  return isUnderWay;
}
