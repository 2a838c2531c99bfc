import { type Notice } from '@kadro/api';
import { exists, text, useFormat, useT } from '@kadro/i18n';
import { useToast } from '@kadro/ui';
import { useEffect } from 'react';
import { onNotice } from '../server/api.ts';

/** Says the notices of calls at the bottom of the page (specification, section 8); warnings are for the log. */
export function useNotices(): void {
  const toast = useToast();
  const textOf = useNoticeText();
  useEffect(
    () =>
      onNotice((notice) => {
        const { kind, key, message } = notice;
        // oxlint-disable-next-line no-console -- section 8 wants these in the browser's log only
        if (kind === 'warning') console.warn(key, message);
        else toast({ text: textOf(notice), ...(kind === 'success' && { status: 'APPROVED' }) });
      }),
    [toast, textOf],
  );
}

/** The text of a notice: of a dated change its day, and each field that a later change replaces. */
export function useNoticeText(): (notice: Notice) => string {
  const t = useT('time');
  const { dateInSentence } = useFormat();
  return ({ key, message, dated }) => {
    if (!dated) return message ?? t(`common:${key}`);
    const replaced = Object.entries(dated.superseded ?? {}).map(([field, day]) =>
      t('saved.replaced', { field: labelOf(field), date: dateInSentence(day) }),
    );
    return [t('saved.from', { date: dateInSentence(dated.effectiveOn) }), ...replaced].join(' ');
  };
}

const labelOf = (field: string): string =>
  exists(`console-fields:field.${field}`) ? text(`console-fields:field.${field}`) : field;
