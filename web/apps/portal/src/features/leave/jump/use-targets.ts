import { useT } from '@kadro/i18n';
import { type JumpTarget } from '../../../core/feature.ts';
import { useTeam } from '../../../people/team.ts';
import { nameOf } from '../../../people/types.ts';
import { useLeaveTypesByUse } from '../data/page-queries.ts';
import { useLeaveRequests } from '../data/queries.ts';
import { pendingPaths, askForLeave, leaveRequests } from '../paths.ts';
import { statusWord } from '../../../requests/status-word.ts';
import { useRequestWords } from '../shared/use-request-words.ts';

const latest = { page: 0, rowsPerPage: 50, sortBy: 'requestedDateTime', descending: true } as const;

/** Each type that can be asked for, the people one manages with what they ask for, and the own latest requests. */
export default function useTargets(): readonly JumpTarget[] {
  const t = useT();
  const words = useRequestWords();
  const types = useLeaveTypesByUse();
  const requests = useLeaveRequests(latest);
  const team = useTeam();
  const asking = (types.data ?? []).map(({ id, name }): JumpTarget => ({
    kind: 'action',
    path: `${askForLeave}?type=${id}`,
    label: name ?? t('area.leave'),
    within: t('portal:nav.askForLeave'),
  }));
  const people = (team.data?.people ?? []).map((person): JumpTarget => ({
    kind: 'person',
    path: `${pendingPaths.all}?q=${encodeURIComponent(nameOf(person))}`,
    label: nameOf(person),
    within: t('portal:nav.inbox'),
    person,
  }));
  const own = (requests.data?.items ?? []).map((request): JumpTarget => ({
    kind: 'record',
    path: `${leaveRequests}/${request.id}`,
    label: words.type(request),
    within: [words.period(request), t(statusWord[request.status])].join(' · '),
  }));
  return [...asking, ...people, ...own];
}
