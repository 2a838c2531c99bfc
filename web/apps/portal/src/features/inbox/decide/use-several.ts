import { useCallback } from 'react';
import { useFormat, useT } from '@kadro/i18n';
import { useToast } from '@kadro/ui';
import { useUser } from '../../../core/context.tsx';
import { messageOf } from '../../../core/message-of.ts';
import { type AnyRequest } from '../../../requests/types.ts';
import { useKind } from '../kind.ts';
import { type BulkResult, isThrough } from './decision.ts';
import { seen } from './use-decisions.ts';
import { useHeld } from './use-held.ts';

/** Decides on several alike; resolves with the result of each, or null where nothing was sent. */
export function useSeveral(): (
  requests: readonly AnyRequest[],
  approved: boolean,
  note: string,
) => Promise<readonly BulkResult[] | null> {
  const { id: reader } = useUser();
  const t = useT('inbox');
  const { number } = useFormat();
  const toast = useToast();
  const held = useHeld();
  const { name: of } = useKind();
  return useCallback(
    async (requests: readonly AnyRequest[], approved: boolean, note: string) => {
      const kind = approved ? 'approve' : 'deny';
      try {
        const sent = await held.hold({ of, reader, requests: requests.map(seen), kind, note, isBulk: true });
        if (sent === 'undone') return null;
        const through = sent.results.filter(isThrough).length;
        const values = { part: through, total: sent.results.length };
        if (through < sent.results.length) toast({ text: t('throughOf', values) });
        return sent.results;
      } catch (error) {
        const lost = t('said.notRecordedSeveral', { number: number(requests.length) });
        toast({ text: `${lost} ${messageOf(error)}`, status: 'UNKNOWN' });
        return null;
      }
    },
    [held, of, reader, t, toast, number],
  );
}
