import { useFormat, useT } from '@kadro/i18n';
import { CancelRequest } from '../../../../requests/record/CancelRequest.tsx';
import { kind, type Overtime } from '../model.ts';

export function CancelDialog({ request, onClose }: { request: Overtime; onClose: () => void }) {
  const t = useT('overtime');
  const { dateInSentence, duration } = useFormat();
  const { status, overtimeDate, durationInMinutes } = request;
  return (
    <CancelRequest
      of={kind}
      request={request}
      title={t('cancelTitle', { date: dateInSentence(overtimeDate) })}
      effect={status === 'APPROVED' ? t('cancelEffect', { time: duration(durationInMinutes) }) : undefined}
      onClose={onClose}
    />
  );
}
