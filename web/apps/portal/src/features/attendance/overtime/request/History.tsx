import { useFormat, useT } from '@kadro/i18n';
import { type HistoryEntry, HistoryList } from '@kadro/ui';
import { happenedWord } from '../../../../requests/happened.ts';
import { usePersonName } from '../../../../requests/use-person-name.ts';
import { type OvertimeRequest } from '../data/types.ts';

/** What happened to a request, newest first. */
export function History({ request: { approvalHistory } }: { request: OvertimeRequest }) {
  const t = useT();
  const nameOf = usePersonName();
  const { dateTime } = useFormat();
  const entries = approvalHistory.toReversed().map(({ at, action, note, actor, by }, index): HistoryEntry => ({
    id: String(index),
    when: dateTime(at),
    what: (
      <>
        {t(happenedWord(action))}
        {note && (
          <>
            {': '}
            <q>{note}</q>
          </>
        )}
      </>
    ),
    who: { id: actor, name: nameOf(by), image: by?.imageUrl },
  }));
  return <HistoryList entries={entries} />;
}
