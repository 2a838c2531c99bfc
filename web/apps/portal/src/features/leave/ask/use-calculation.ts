import { useEffect, useState } from 'react';
import { ApiError, leave } from '@kadro/api';
import { useLanguage } from '@kadro/i18n';
import { usePortal } from '../../../core/context.tsx';
import { type Calculation, type Problem } from '../data/types.ts';
import { type RequestBody } from './draft.ts';

const waitMs = 200;
const retryMs = 15_000;

export interface CalculationState {
  /** The last answer, kept while a newer one is awaited. */
  data?: Calculation;
  isCurrent: boolean;
  problems: readonly Problem[];
  isDown: boolean;
}

/** Calculates a request shortly after the last change; the latest answer wins. A body of null asks nothing. */
export function useCalculation(body: (RequestBody & { requestId?: string }) | null): CalculationState {
  const { api } = usePortal();
  const language = useLanguage();
  const [answer, setAnswer] = useState<{ data?: Calculation; of?: string; error?: unknown }>({});
  const text = body && JSON.stringify(body);
  const { data, of, error } = answer;
  const refused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  const isDown = error !== undefined && !refused;
  const attempt = useAttempts(isDown);
  useEffect(() => {
    if (text === null) return;
    const stop = new AbortController();
    const ask = async () => {
      try {
        const data = await api.command<Calculation>('POST', `${leave}/leave-requests/calculate`, JSON.parse(text), {
          silent: true,
          signal: stop.signal,
        });
        if (!stop.signal.aborted) setAnswer({ data, of: text });
      } catch (error) {
        if (!stop.signal.aborted) setAnswer(({ data, of }) => ({ data, of, error }));
      }
    };
    const timer = setTimeout(() => void ask(), waitMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [api, text, language, attempt]);
  return {
    data,
    isCurrent: data !== undefined && of === text,
    problems: body === null ? [] : refused ? refusals(error) : (data?.problems ?? []),
    isDown,
  };
}

/** Grows every 15 seconds while the service is down. */
function useAttempts(isDown: boolean): number {
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isDown) return;
    const timer = setInterval(() => setAttempt((count) => count + 1), retryMs);
    return () => clearInterval(timer);
  }, [isDown]);
  return attempt;
}

const refusals = ({ name, message, fields = {} }: ApiError): Problem[] => {
  const found = Object.entries(fields).flatMap(([field, text]) =>
    typeof text === 'string' ? [{ name, field, message: text }] : [],
  );
  return found.length > 0 ? found : [{ name, field: null, message }];
};
