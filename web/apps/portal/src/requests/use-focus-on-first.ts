import { useEffect, useRef } from 'react';

/** Focuses the first field with an error after an attempt; the returned function announces one. */
export function useFocusOnFirst(fields: readonly string[], errors: Readonly<Record<string, string>>): () => void {
  const isAttempt = useRef(false);
  useEffect(() => {
    if (!isAttempt.current) return;
    const first = fields.find((field) => errors[field]);
    if (first) document.getElementById(first)?.focus();
    isAttempt.current = false;
  }, [fields, errors]);
  return () => {
    isAttempt.current = true;
  };
}
