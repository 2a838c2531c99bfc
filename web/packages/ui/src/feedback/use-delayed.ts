import { useEffect, useState } from 'react';

/** True once the component has been there for so many milliseconds, so that short waits show nothing. */
export function useDelayed(milliseconds = 150): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return late;
}
