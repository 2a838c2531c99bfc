import { Link } from 'react-router';
import { styled } from '@mui/material/styles';
import { useFormat, useT } from '@kadro/i18n';
import { dayOf, HistoryList, ink, type HistoryEntry } from '@kadro/ui';
import { nameOf } from '../../../people/types.ts';
import { type LeaveRequest } from '../data/types.ts';

const When = styled(Link)({
  color: 'inherit',
  textDecorationColor: ink.lineStrong,
  textUnderlineOffset: 3,
  '&:hover': { textDecorationColor: 'currentColor' },
});

/** The cause of a recount that no holiday explains. */
const causes = {
  HOLIDAY: 'enum.leaveDayKind.HOLIDAY',
  PATTERN: 'field.workingPattern',
  BRANCH: 'field.branchId',
} as const;

/** The history of a request, newest first; a time leads to how the request was at the end of its day. */
export function History({ request: { approvalHistory } }: { request: LeaveRequest }) {
  const t = useT();
  const changesOf = useRecount();
  const entries = (approvalHistory ?? []).toReversed().map((step, index): HistoryEntry => ({
    id: String(index),
    when: <StepTime at={step.at} />,
    what: <StepText step={step} />,
    changes: changesOf(step),
    who:
      step.actor === null
        ? undefined
        : { id: step.actor, name: step.by ? nameOf(step.by) : t('state.noName'), image: step.by?.imageUrl },
  }));
  return <HistoryList entries={entries} />;
}

type Step = NonNullable<LeaveRequest['approvalHistory']>[number];

function StepTime({ at }: Pick<Step, 'at'>) {
  const t = useT();
  const { dateInSentence, dateTime } = useFormat();
  return (
    <When
      to={{ search: `?on=${dayOf(at)}` }}
      replace
      preventScrollReset
      aria-label={`${dateTime(at)}, ${t('time:change.go', { date: dateInSentence(dayOf(at)), raw: true })}`}
    >
      {dateTime(at)}
    </When>
  );
}

function StepText({ step: { action, note } }: { step: Step }) {
  const t = useT();
  return (
    <>
      {t(`enum.leaveAction.${action}`)}
      {note && (
        <span style={{ display: 'block', fontWeight: 420 }}>
          <q>{note}</q>
        </span>
      )}
    </>
  );
}

function useRecount(): (step: Step) => HistoryEntry['changes'] {
  const t = useT();
  const days = (count: number) => t('unit.days', { count });
  return ({ recount }) => {
    if (!recount) return [];
    const { holiday, cause, before, after } = recount;
    return [{ field: holiday ?? t(causes[cause]), old: days(before), new: days(after) }];
  };
}
