import { useMemo } from 'react';
import { useT } from '@kadro/i18n';
import { type RequestWords, type RowKind } from '../../inbox/kind.ts';
import { requestQuestion } from '../data/questions.ts';
import { type LeaveRequest, type LeaveRow } from '../data/types.ts';
import { pendingPaths } from '../paths.ts';
import { useRequestWords } from '../shared/use-request-words.ts';
import { inboxQuestion } from './questions.ts';

/** Leave in rows of the inbox and of the home. */
export const leaveRows: RowKind<LeaveRow, LeaveRequest> = {
  name: 'leave',
  paths: pendingPaths,
  down: 'inbox:down',
  list: inboxQuestion,
  one: (api, id) => requestQuestion(api, id),
  empty: () => import('./Empty.tsx'),
  useWords: useLeaveWords,
};

function useLeaveWords(): RequestWords<LeaveRow> {
  const t = useT('inbox');
  const words = useRequestWords();
  return useMemo(() => {
    const note = ({ documents }: LeaveRow) =>
      documents?.length ? t('documents', { count: documents.length }) : undefined;
    return { ...words, note };
  }, [words, t]);
}
