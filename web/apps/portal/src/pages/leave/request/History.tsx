import { Link } from 'react-router';
import { styled } from '@mui/material/styles';
import { useFormat, useT } from '@kadro/i18n';
import { HistoryList, ink, type HistoryEntry } from '@kadro/ui';
import { dayOf } from '../../../parts/day/use-day.ts';
import { nameOf } from '../../../queries/types.ts';
import { type LeaveRequest } from '../../../queries/leave-shapes.ts';

const When = styled(Link)({ color: 'inherit', textDecorationColor: ink.lineStrong, textUnderlineOffset: 3, '&:hover': { textDecorationColor: 'currentColor' } });

/** What happened to a request, newest first; a time leads to how the request was at the end of its day. */
export function History({ request: { approvalHistory } }: { request: LeaveRequest }) {
  const t = useT();
  const { dateInSentence, dateTime } = useFormat();
  const entries = (approvalHistory ?? []).toReversed().map(({ at, actor, action, note, by }, index): HistoryEntry => {
    const name = by ? nameOf(by) : t('state.noName');
    return {
      id: String(index),
      when: (
        <When to={{ search: `?on=${dayOf(at)}` }} replace preventScrollReset aria-label={`${dateTime(at)}, ${t('time:change.go', { date: dateInSentence(dayOf(at)), raw: true })}`}>
          {dateTime(at)}
        </When>
      ),
      what: (
        <>
          {t(`enum.leaveAction.${action}`)}
          {note && (
            <span style={{ display: 'block', fontWeight: 420 }}>
              <q>{note}</q>
            </span>
          )}
        </>
      ),
      who: actor === null ? undefined : { id: actor, name, image: by?.imageUrl },
    };
  });
  return <HistoryList entries={entries} />;
}
