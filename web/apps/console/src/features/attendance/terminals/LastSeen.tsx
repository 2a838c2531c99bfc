import { useFormat, useT } from '@kadro/i18n';
import { ink, NoValue } from '@kadro/ui';
import { type Column } from '../../../table/columns.ts';
import { type NamedRecord } from '../../../records/declaration.ts';
import { useTerminalState } from './states.ts';

/** When a device was there last; silence is a fact of its own. */
export function LastSeen({ id }: { id: string }) {
  const t = useT('console-devices');
  const { dateTime } = useFormat();
  const state = useTerminalState(id);
  if (!state || (!state.hasKey && !state.seenAt)) return <NoValue />;
  return state.seenAt ? dateTime(state.seenAt) : <span style={{ color: ink.textMuted }}>{t('state.never')}</span>;
}

/** How many records it had not sent yet when it was there last. */
export function Waiting({ id }: { id: string }) {
  const { number } = useFormat();
  const state = useTerminalState(id);
  return typeof state?.waiting === 'number' ? number(state.waiting) : <NoValue />;
}

export function useDeviceColumns(): Column<NamedRecord>[] {
  const t = useT('console-devices');
  return [
    { id: 'seen', label: t('state.seen'), from: 680, cell: ({ id }) => <LastSeen id={id} /> },
    { id: 'waiting', label: t('state.waiting'), from: 900, cell: ({ id }) => <Waiting id={id} /> },
  ];
}
