import { Link } from 'react-router';
import { styled } from '@mui/material/styles';
import { useFormat, useT } from '@kadro/i18n';
import { HistoryList, ink, type HistoryEntry } from '@kadro/ui';
import { dayOf } from '../../../parts/day/use-day.ts';
import { nameOf } from '../../../people/types.ts';
import { type LeaveRequest } from '../data/types.ts';

const When = styled(Link)({
  color: 'inherit',
  textDecorationColor: ink.lineStrong,
  textUnderlineOffset: 3,
  '&:hover': { textDecorationColor: 'currentColor' },
});

/** Why a request was counted again, where no holiday says it. */
const causes = {
  HOLIDAY: 'enum.leaveDayKind.HOLIDAY',
  PATTERN: 'field.workingPattern',
  BRANCH: 'field.branchId',
} as const;

/** What happened to a request, newest first; a time leads to how the request was at the end of its day. */
export function History({ request: { approvalHistory } }: { request: LeaveRequest }) {
  const t = useT();
  const { dateInSentence, dateTime } = useFormat();
  const days = (count: number) => t('unit.days', { count });
  const entries = (approvalHistory ?? [])
    .toReversed()
    .map(({ at, actor, action, note, recount, by }, index): HistoryEntry => {
      const name = by ? nameOf(by) : t('state.noName');
      return {
        id: String(index),
        when: (
          <When
            to={{ search: `?on=${dayOf(at)}` }}
            replace
            preventScrollReset
            aria-label={`${dateTime(at)}, ${t('time:change.go', { date: dateInSentence(dayOf(at)), raw: true })}`}
          >
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
        changes: recount
          ? [
              {
                field: recount.holiday ?? t(causes[recount.cause]),
                old: days(recount.before),
                new: days(recount.after),
              },
            ]
          : [],
        who: actor === null ? undefined : { id: actor, name, image: by?.imageUrl },
      };
    });
  return <HistoryList entries={entries} />;
}
