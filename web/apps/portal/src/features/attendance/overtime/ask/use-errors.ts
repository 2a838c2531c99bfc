import { useMemo, useState } from 'react';

type FieldErrors = Record<string, string>;

/** Texts by field; that of `what` goes with what was sent, be it that its choices were not loaded yet. */
export function useErrors(what: string) {
  const [{ errors, of }, set] = useState<{ errors: FieldErrors; of: string }>({ errors: {}, of: what });
  const shown = useMemo(() => {
    const { what: ofWhat, ...others } = errors;
    return ofWhat === undefined || of === what ? errors : others;
  }, [errors, of, what]);
  return { errors: shown, setErrors: (errors: FieldErrors) => set({ errors, of: what }) };
}
