import { useEffect, useState } from 'react';

/** Names and pictures need a moment before the page is put on paper. */
const settleMs = 600;

/** Draws what is to be printed, prints it, and goes back to the screen. */
export function usePrint(): { printing: boolean; print: () => void } {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    if (!printing) return;
    const done = () => setPrinting(false);
    window.addEventListener('afterprint', done);
    const timer = setTimeout(() => window.print(), settleMs);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('afterprint', done);
    };
  }, [printing]);
  return { printing, print: () => setPrinting(true) };
}
