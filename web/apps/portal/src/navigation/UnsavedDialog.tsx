import { useT } from '@kadro/i18n';
import { ConfirmDialog } from '@kadro/ui';

export default function UnsavedDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const t = useT();
  return (
    <ConfirmDialog
      open
      title={t('portal:leave.title')}
      effect={t('state.unsaved')}
      confirm={t('action.discard')}
      cancel={t('action.keepEditing')}
      colour="denied"
      onConfirm={onLeave}
      onClose={onStay}
    />
  );
}
