import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '@kadro/api';
import { useT } from '@kadro/i18n';
import { useToast } from '@kadro/ui';
import { usePortal, useUser } from '../../../core/context.tsx';
import { messageOf } from '../../../core/message-of.ts';
import { type AnyRequest } from '../../../requests/types.ts';
import { happenedWord } from '../../../requests/happened.ts';
import { useKind, useWords } from '../kind.ts';
import { type DecisionKind } from './decision.ts';
import { useHeld } from './use-held.ts';

/** Done, taken back, or not recorded, which is told and leaves the note where it was. */
export type Outcome = 'done' | 'undone' | 'failed';

export interface Decisions {
  decide: (request: AnyRequest, kind: DecisionKind, note: string) => Promise<Outcome>;
}

/** Makes decisions that can be taken back for some seconds; what is refused then is told. */
export function useDecisions(): Decisions {
  const { id: reader } = useUser();
  const words = useWords();
  const held = useHeld();
  const { name: of } = useKind();
  const notRecorded = useNotRecorded();

  const decide = useCallback(
    async (request: AnyRequest, kind: DecisionKind, note: string): Promise<Outcome> => {
      const about = { name: words.name(request.employee), period: words.period(request) };
      held.notes.delete(request.id);
      try {
        const sent = await held.hold({ of, reader, requests: [seen(request)], kind, note, isBulk: false, about });
        if (sent === 'undone') held.notes.set(request.id, { note });
        return sent === 'undone' ? 'undone' : 'done';
      } catch (error) {
        await notRecorded(error, request, kind, note);
        return 'failed';
      }
    },
    [held, of, reader, notRecorded, words],
  );

  return { decide };
}

/** A request as it is shown now. */
export const seen = ({ id, revision, waitingFor }: AnyRequest) => ({ id, revision, waitingFor: waitingFor ?? [] });

/** Tells that a decision was not recorded, and why; its note waits at the request. */
function useNotRecorded() {
  const t = useT('inbox');
  const toast = useToast();
  const navigate = useNavigate();
  const words = useWords();
  const held = useHeld();
  const { paths } = useKind();
  const whoWasFirst = useWhoWasFirst();
  return useCallback(
    async (error: unknown, request: AnyRequest, kind: DecisionKind, note: string): Promise<void> => {
      const isLate = error instanceof ApiError && error.status === 409;
      const ofNote = error instanceof ApiError ? error.fields?.['note'] : undefined;
      const reason = isLate ? await whoWasFirst(request.id) : typeof ofNote === 'string' ? ofNote : messageOf(error);
      const wish = kind === 'approve' ? null : kind;
      if (!isLate) held.notes.set(request.id, { note, wish, problem: reason });
      const about = { name: words.name(request.employee), period: words.period(request) };
      const show = { label: t('show'), onClick: () => void navigate(`${paths.mine}?request=${request.id}`) };
      toast({ text: `${t('said.notRecorded', about)} ${reason}`, status: 'UNKNOWN', action: show });
    },
    [held, paths, whoWasFirst, navigate, toast, t, words],
  );
}

function useWhoWasFirst() {
  const { api, answers } = usePortal();
  const t = useT('inbox');
  const words = useWords();
  const kind = useKind();
  return useCallback(
    async (id: string): Promise<string> => {
      const question = kind.one(api, id);
      await answers.load(question);
      const last = (answers.known(question)?.approvalHistory ?? []).toSorted((one, other) =>
        other.at.localeCompare(one.at),
      )[0];
      return last
        ? t('beaten', { name: words.name(last.by), what: t(happenedWord(last.action)) })
        : t('beatenBySomebody');
    },
    [api, answers, t, words, kind],
  );
}
