import { useEffect, useState } from 'react';

const settleMs = 250;

/** The day once the slider has rested on it. */
export function useSettled(on: string): string {
  const [settled, setSettled] = useState(on);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(on), settleMs);
    return () => clearTimeout(timer);
  }, [on]);
  return settled;
}
