import { useT } from '@kadro/i18n';
import { ErrorState, ReadFailure } from '@kadro/ui';

/** Of refusals by which a service says that it has no such record, or none for this reader. */
const absences: readonly unknown[] = [400, 403, 404];

/** Whether an answer says that there is no such record. Any other failure says nothing about the record. */
export const isAbsent = (error: unknown): boolean => absences.includes((error as { status?: number } | null)?.status);

interface RecordFailureProps {
  error: unknown;
  /** Said where there is no such record. */
  absent: string;
  onRetry: () => void;
}

/** In place of a record that was not read: that there is none, or what does not answer. */
export function RecordFailure({ error, absent, onRetry }: RecordFailureProps) {
  const t = useT('console');
  return isAbsent(error) ? (
    <ErrorState title={absent} onRetry={onRetry} />
  ) : (
    <ReadFailure error={error} title={t('list.failed')} onRetry={onRetry} />
  );
}
