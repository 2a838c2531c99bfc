import { useT } from '@kadro/i18n';
import { CancelButton, CancelDialog } from './CancelDialog.tsx';
import { useAct } from './use-act.ts';
import { useWritten } from './use-written.ts';

interface CancelProps {
  /** Of the kind of request, in drafts. */
  name: string;
  request: { id: string; revision: number };
  title: string;
  /** What comes of it, where something does. */
  effect?: string;
  send: (reason: string) => Promise<unknown>;
  onDone: () => Promise<void>;
}

/** Cancels all of a request. */
export const Cancel = (props: CancelProps) => (
  <CancelButton>{(onClose) => <Whole {...props} onClose={onClose} />}</CancelButton>
);

const fields = ['reason'] as const;

function Whole({ name, request, title, effect, send, onDone, onClose }: CancelProps & { onClose: () => void }) {
  const t = useT();
  const reason = useWritten(`${name}.cancel`, fields, request);
  const act = useAct(reason.text, {
    fields,
    send,
    done: { text: t('enum.leaveAction.CANCELLED'), status: 'CANCELLED' },
    onDone: async () => {
      await onDone();
      reason.draft.end();
      onClose();
    },
  });
  return <CancelDialog title={title} effect={effect} reason={reason} act={act} onClose={onClose} />;
}
