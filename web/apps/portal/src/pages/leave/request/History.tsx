import { useFormat, useT } from '@kadro/i18n';
import { HistoryList, type HistoryEntry } from '@kadro/ui';
import { nameOf } from '../../../queries/types.ts';
import { type LeaveRequest } from '../../../queries/leave-shapes.ts';

/** What happened to a request, newest first. */
export function History({ request: { approvalHistory } }: { request: LeaveRequest }) {
  const t = useT();
  const { dateTime } = useFormat();
  const entries = (approvalHistory ?? []).toReversed().map(({ at, actor, action, note, by }, index): HistoryEntry => {
    const name = by ? nameOf(by) : t('state.noName');
    return {
      id: String(index),
      when: dateTime(at),
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
