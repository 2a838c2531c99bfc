import { useLayoutEffect, useRef, useState } from 'react';

/**
 * The width (px) of the element without padding that takes the ref, followed as it changes; 0 until it is laid out. It
 * is known before the first painting, so that what is drawn by it moves nothing.
 */
export function useWidth<T extends HTMLElement>() {
  const ref = useRef<T>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    setWidth(element.clientWidth);
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
