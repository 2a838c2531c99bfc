import { type CSSProperties, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useIsRevealed } from '../../../parts/RevealTogether.tsx';
import { useIsUnderWay } from './use-is-under-way.ts';

interface WhenSeenProps {
  style: CSSProperties;
  /** Of the place (px) until it is seen. */
  height: number;
  of: () => ReactNode;
}

/**
 * What is drawn once the page stands, somebody does something with it or has looked at it for a while, and its place
 * is in view: what nobody looks at is not loaded, and nothing of it comes before what the page begins with.
 */
export function WhenSeen({ style, height, of }: WhenSeenProps) {
  const place = useRef<HTMLDivElement>(null);
  const isUnderWay = useIsUnderWay(useIsRevealed());
  const isSeen = useIsSeen(place, isUnderWay);
  return isSeen ? of() : <div ref={place} style={{ ...style, height }} />;
}

/** Whether something has ever been in view since it is looked for. */
function useIsSeen(place: RefObject<HTMLElement | null>, isAsked: boolean): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !isAsked || !place.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isSeen, isAsked, place]);
  return isSeen;
}
