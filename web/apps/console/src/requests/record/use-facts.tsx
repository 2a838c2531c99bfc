import { useFormat, useT } from '@kadro/i18n';
import { type Fact } from '@kadro/ui';
import { RecordName } from '../../fields/RecordName.tsx';
import { PersonName } from '../../people/PersonName.tsx';

interface Asked {
  branchId: string | null;
  requestedDateTime: string;
  waitingFor: readonly string[];
  /** Known of a whole request. */
  reason?: string | null;
  cancelReason?: string | null;
}

const written = (text?: string | null) => text && <bdi style={{ whiteSpace: 'pre-line' }}>{text}</bdi>;

interface RequestFacts {
  /** Where and when. */
  asked: Fact[];
  reason: Fact;
  /** Whose turn it is, or why it was cancelled. */
  since: Fact[];
}

/** What is known of every request. */
export function useRequestFacts(request: Asked): RequestFacts {
  const t = useT('console-fields');
  const { dateTime } = useFormat();
  const { branchId, requestedDateTime, waitingFor, reason, cancelReason } = request;
  return {
    asked: [
      { label: t('field.branchId'), value: <RecordName of="branches" id={branchId} /> },
      { label: t('field.requestedDateTime'), value: dateTime(requestedDateTime) },
    ],
    reason: { label: t('field.reason'), value: written(reason) },
    since: [
      ...(waitingFor.length > 0
        ? [{ label: t('console-requests:waitsFor'), value: waitingFor.map((id) => <PersonName key={id} id={id} />) }]
        : []),
      ...(cancelReason ? [{ label: t('console-requests:cancel.reason'), value: written(cancelReason) }] : []),
    ],
  };
}
