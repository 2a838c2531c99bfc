import { ApiError } from '@kadro/api';
import { useT } from '@kadro/i18n';
import { useEffect, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { refusalText } from '../../../form/use-command.ts';
import { type KadroDataProvider } from '../../../server/data-provider.ts';
import { type Preview, type wishOf } from './change.ts';

export type PreviewState = { found?: Preview; problem?: string; isPending: boolean };

/** Asks what a wish would do, whenever it changes; an answer to an earlier wish is not shown. */
export function usePreview(wish: ReturnType<typeof wishOf>): PreviewState {
  const provider = useDataProvider<KadroDataProvider>();
  const t = useT();
  const [answer, setAnswer] = useState<{ wish: unknown; found?: Preview; problem?: string }>();
  useEffect(() => {
    if (!wish) return undefined;
    let isLate = false;
    const tell = (told: { found?: Preview; problem?: string }) => !isLate && setAnswer({ wish, ...told });
    provider
      .command<Preview>({
        method: 'POST',
        path: `${wish.path}/preview`,
        body: wish.body,
        key: crypto.randomUUID(),
        silent: true,
      })
      .then((found) => tell({ found }))
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        tell({ problem: refusalText(error, t) });
      });
    return () => void (isLate = true);
  }, [provider, t, wish]);
  if (!wish || answer?.wish !== wish) return { isPending: Boolean(wish) };
  return { found: answer.found, problem: answer.problem, isPending: false };
}
