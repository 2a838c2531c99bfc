import { useT } from '@kadro/i18n';
import { Answer } from '../../../requests/one/Answer.tsx';
import { Refused } from '../../../requests/refusal.ts';
import { type LeaveRequest } from '../data/types.ts';
import { useLeaveCommand } from '../data/use-command.ts';
import { Uploads } from '../files/Uploads.tsx';
import { useUploads } from '../files/use-uploads.ts';

/** Answers what an approver asked, with documents. */
export function DetailForm({ request, onDone }: { request: LeaveRequest; onDone: () => Promise<void> }) {
  const t = useT('leave');
  const uploads = useUploads();
  const command = useLeaveCommand();
  const { id, revision } = request;
  const send = async (note: string) => {
    const documents = await uploads.settled();
    if (documents === null) throw new Refused({ documents: t('documents.notThere') });
    const body = { note, ...(documents.length > 0 && { documents }), revision };
    await command('PUT /leave/api/v1/leave-requests/{id}/detail', { id, body });
  };
  return (
    <Answer
      name="leave"
      request={request}
      send={send}
      onDone={onDone}
      hasFiles={uploads.files.length > 0}
      files={(error) => <Uploads uploads={uploads} error={error} />}
    />
  );
}
