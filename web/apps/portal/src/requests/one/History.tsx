import { type ReactNode } from 'react';
import { useFormat, useT } from '@kadro/i18n';
import { type HistoryEntry, HistoryList } from '@kadro/ui';
import { happenedWord } from '../happened.ts';
import { type Happened } from '../types.ts';
import { usePersonName } from '../use-person-name.ts';

interface HistoryProps<H> {
  request: { approvalHistory: readonly H[] | null };
  /** In place of the time. */
  when?: (at: string) => ReactNode;
  changesOf?: (happened: H) => HistoryEntry['changes'];
}

/** What happened to a request, newest first. */
export function History<H extends Happened & { actor: string | null }>({
  request: { approvalHistory },
  when,
  changesOf,
}: HistoryProps<H>) {
  const t = useT();
  const nameOf = usePersonName();
  const { dateTime } = useFormat();
  const entries = (approvalHistory ?? []).toReversed().map((happened, index): HistoryEntry => {
    const { at, action, note, actor, by } = happened;
    return {
      id: String(index),
      when: when ? when(at) : dateTime(at),
      what: <What word={t(happenedWord(action))} note={note} />,
      changes: changesOf?.(happened),
      who: actor === null ? undefined : { id: actor, name: nameOf(by), image: by?.imageUrl },
    };
  });
  return <HistoryList entries={entries} />;
}

const What = ({ word, note }: { word: string; note: string | null }) => (
  <>
    {word}
    {note && (
      <span style={{ display: 'block', fontWeight: 420 }}>
        <q>{note}</q>
      </span>
    )}
  </>
);
