import { ApiError } from '@kadro/api';
import { useT } from '@kadro/i18n';
import { useEffect, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { refusalText } from '../../../form/use-command.ts';
import { type KadroDataProvider } from '../../../server/data-provider.ts';
import { type Preview, type requestOf } from './change.ts';

export type PreviewState = { found?: Preview; problem?: string; isPending: boolean };

/** Previews a change whenever it is edited; late answers to an earlier draft are dropped. */
export function usePreview(command: ReturnType<typeof requestOf>): PreviewState {
  const provider = useDataProvider<KadroDataProvider>();
  const t = useT();
  const [answer, setAnswer] = useState<{ command: unknown; found?: Preview; problem?: string }>();
  useEffect(() => {
    if (!command) return undefined;
    let isLate = false;
    const show = (outcome: { found?: Preview; problem?: string }) => !isLate && setAnswer({ command, ...outcome });
    provider
      .command<Preview>({
        method: 'POST',
        path: `${command.path}/preview`,
        body: command.body,
        key: crypto.randomUUID(),
        silent: true,
      })
      .then((found) => show({ found }))
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        show({ problem: refusalText(error, t) });
      });
    return () => void (isLate = true);
  }, [provider, t, command]);
  if (!command || answer?.command !== command) return { isPending: Boolean(command) };
  return { found: answer.found, problem: answer.problem, isPending: false };
}
