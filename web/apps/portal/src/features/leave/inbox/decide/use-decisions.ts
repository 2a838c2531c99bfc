import { useCallback } from 'react';
import { ApiError, type Send } from '@kadro/api';
import { useT } from '@kadro/i18n';
import { useToast } from '@kadro/ui';
import { usePortal } from '../../../../core/context.tsx';
import { useSender } from '../../../../core/use-sender.ts';
import { requestQuestion } from '../../data/queries.ts';
import { type LeaveRequest, type LeaveRow } from '../../data/types.ts';
import { messageOf } from '../../../../core/message-of.ts';
import { useRequestWords } from '../../shared/use-request-words.ts';

export type DecisionKind = 'approve' | 'deny' | 'detail';

/** Done, decided by somebody else before, or refused with a text (`onNote`: about the note). */
export type Outcome = { kind: 'done' } | { kind: 'conflict' } | { kind: 'refused'; text: string; onNote: boolean };

export interface BulkResult {
  id: string;
  code?: string | number;
  name?: string;
  message?: string;
}

/** Whether a request of a bulk decision was decided. */
export const isThrough = ({ code, name, message }: BulkResult): boolean => (code ?? name ?? message) === undefined;

/** A request as it was shown: the decision is about that. */
type SeenRequest = Pick<LeaveRow, 'id' | 'revision'>;

export interface Decisions {
  decide: (request: LeaveRow, act: DecisionKind, note: string) => Promise<Outcome>;
  decideSeveral: (requests: readonly SeenRequest[], approved: boolean, note: string) => Promise<BulkResult[]>;
}

const notices = {
  approve: ['said.approved', 'APPROVED'],
  deny: ['said.denied', 'DENIED'],
  detail: ['said.detail', 'NEED_EXTRA_DETAIL'],
} as const;

/** Sends decisions and reads the request again; a notice tells the outcome. Reloading lists is left to the caller. */
export function useDecisions(show?: (id: string) => void): Decisions {
  const t = useT('inbox');
  const toast = useToast();
  const words = useRequestWords();
  const send = useSender();
  const { readAgain, whoWasFirst } = useReadAgain();

  const decide = useCallback(
    async (request: LeaveRow, act: DecisionKind, note: string): Promise<Outcome> => {
      const what = { name: words.name(request.employee), period: words.period(request) };
      try {
        await sendDecision(send, request, act, note);
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 409) return refusal(error);
        toast({ text: await whoWasFirst(request.id) });
        return { kind: 'conflict' };
      }
      const [text, status] = notices[act];
      toast({ text: t(text, what), status, action: show && { label: t('show'), onClick: () => show(request.id) } });
      void readAgain(request.id);
      return { kind: 'done' };
    },
    [send, readAgain, whoWasFirst, show, toast, t, words],
  );

  const decideSeveral = useCallback(
    async (requests: readonly SeenRequest[], approved: boolean, note: string): Promise<BulkResult[]> =>
      (
        await send('PUT /leave/api/v1/leave-requests/processes/multiple', {
          body: {
            ids: requests.map(({ id }) => id),
            revisions: Object.fromEntries(requests.map(({ id, revision }) => [id, revision])),
            approved,
            ...(note && { note }),
          },
        })
      ).results,
    [send],
  );
  return { decide, decideSeveral };
}

function sendDecision(send: Send, { id, revision }: LeaveRow, act: DecisionKind, note: string): Promise<unknown> {
  if (act === 'detail')
    return send('PUT /leave/api/v1/leave-requests/processes/{id}/need-extra-detail', { id, body: { note, revision } });
  const body = { approved: act === 'approve', ...(note && { note }), revision };
  return send('PUT /leave/api/v1/leave-requests/processes/{id}', { id, body });
}

function refusal(error: unknown): Outcome {
  const note = error instanceof ApiError ? error.fields?.['note'] : undefined;
  return { kind: 'refused', text: typeof note === 'string' ? note : messageOf(error), onNote: note !== undefined };
}

function useReadAgain() {
  const { api, answers } = usePortal();
  const t = useT('inbox');
  const words = useRequestWords();
  const readAgain = useCallback(
    async (id: string): Promise<LeaveRequest | null | undefined> => {
      const question = requestQuestion(api, id);
      await answers.load(question);
      return answers.known(question);
    },
    [api, answers],
  );
  const whoWasFirst = useCallback(
    async (id: string): Promise<string> => {
      const history = (await readAgain(id))?.approvalHistory ?? [];
      const last = history.toSorted((one, other) => other.at.localeCompare(one.at))[0];
      return last
        ? t('beaten', { name: words.name(last.by), what: t(`common:enum.leaveAction.${last.action}`) })
        : t('beatenBySomebody');
    },
    [readAgain, t, words],
  );
  return { readAgain, whoWasFirst };
}
