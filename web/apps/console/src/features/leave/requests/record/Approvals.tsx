import { useFormat, useT } from '@kadro/i18n';
import { Chain, type ChainStep, EmptyState, type HistoryEntry, HistoryList } from '@kadro/ui';
import { useGetMany } from 'react-admin';
import { useEnumText } from '../../../../fields/use-texts.ts';
import { type PersonCard } from '../../../../people/person.ts';
import { fullName } from '../../../../people/person.ts';
import { type LeaveRequest, type Step } from '../model.ts';

export function DecidedBy({ request: { steps } }: { request: LeaveRequest }) {
  const t = useT('console-history');
  const enumText = useEnumText();
  const { dateTime } = useFormat();
  const shown = ({ managerId, manager, state, at, note, reason, kind }: Step): ChainStep => ({
    id: managerId,
    name: manager ? fullName(manager) : t('console:noName'),
    image: manager?.imageUrl,
    state,
    note,
    when: at ? dateTime(at) : undefined,
    second: [
      state === 'STOPPED' && reason === 'skipped' ? t('common:status.skipped') : enumText('stepState', state),
      kind === 'GENERAL_MANAGER' && t('common:role.generalManager'),
      kind === 'SUPER_ADMIN' && t('common:role.superAdmin'),
    ]
      .filter(Boolean)
      .join(' · '),
  });
  return <Chain steps={steps.map(shown)} />;
}

const whoIs = (card?: PersonCard): HistoryEntry['who'] =>
  card && { id: card.id, name: fullName(card), image: card.imageUrl };

/** Why a request was recalculated, where no holiday explains it. */
const causes = {
  HOLIDAY: 'common:enum.leaveDayKind.HOLIDAY',
  PATTERN: 'common:field.workingPattern',
  BRANCH: 'common:field.branchId',
} as const;

export function Timeline({ request: { id, approvalHistory } }: { request: LeaveRequest }) {
  const t = useT('console-history');
  const enumText = useEnumText();
  const { dateTime } = useFormat();
  const days = (count: number) => t('common:unit.days', { count });
  const ids = [...new Set((approvalHistory ?? []).map(({ actor }) => actor))];
  const { data: cards = [] } = useGetMany<PersonCard>('personCards', { ids }, { enabled: ids.length > 0 });
  const entries = [...(approvalHistory ?? [])]
    .reverse()
    .map(({ at, actor, action, note, recount }, index): HistoryEntry => ({
      id: `${id}-${at}-${index}`,
      when: dateTime(at),
      what: (
        <>
          {enumText('leaveAction', action)}
          {note && (
            <span style={{ display: 'block', fontWeight: 450, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
              {note}
            </span>
          )}
        </>
      ),
      changes: recount
        ? [{ field: recount.holiday ?? t(causes[recount.cause]), old: days(recount.before), new: days(recount.after) }]
        : [],
      who: whoIs(cards.find((card) => card?.id === actor)),
    }));
  return entries.length === 0 ? <EmptyState title={t('history.empty')} /> : <HistoryList entries={entries} />;
}
