import { outageOf } from '@kadro/api';
import { useT } from '@kadro/i18n';
import { ErrorState, type ErrorStateProps } from '@kadro/ui';

export interface ReadFailureProps extends Omit<ErrorStateProps, 'text'> {
  error: unknown;
}

/** What was not answered, unless nothing answers; it is asked again by itself. */
export function ReadFailure({ error, title, ...more }: ReadFailureProps) {
  const t = useT('common');
  const outage = outageOf(error);
  return (
    <ErrorState
      title={outage === 'all' ? t('outage.title') : title}
      text={t(outage === 'service' ? 'outage.rest' : 'outage.text')}
      {...more}
    />
  );
}
