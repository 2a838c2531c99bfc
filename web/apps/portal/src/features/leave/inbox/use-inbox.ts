import { usePortal, useUser } from '../../../core/context.tsx';
import { type Read, useRead } from '../../../core/use-read.ts';
import { type Rows } from '../data/questions.ts';
import { type LeaveRow } from '../data/types.ts';
import { inboxPageSize, type InboxQuery, inboxQuestion } from './questions.ts';

export function useInbox(asked: InboxQuery, rowsPerPage = inboxPageSize): Read<Rows<LeaveRow>> {
  const { api } = usePortal();
  const { id } = useUser();
  return useRead(inboxQuestion(api, id, asked, rowsPerPage));
}
