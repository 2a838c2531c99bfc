import { ApiError } from '@kadro/api';
import { t } from '@kadro/i18n';

/** The message of an error; a call without an answer has its own. */
export function messageOf(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 0) return t('common:network_error');
  return error.message === error.name ? t('common:something_went_wrong') : error.message;
}
