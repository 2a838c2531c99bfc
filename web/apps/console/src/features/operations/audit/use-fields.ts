import { useMemo } from 'react';
import { useListContext } from 'react-admin';
import { type FieldsOf } from '../../../fields/kinds.ts';
import { useEventName } from '../../../history/use-words.ts';
import { joined } from './filter.ts';

export const filterNames = ['kind', 'change', 'actor', 'subject', 'recorded'] as const;
type FilterName = (typeof filterNames)[number];

export function useAuditFields(): FieldsOf<FilterName> {
  const { meta, filterValues } = useListContext();
  const eventName = useEventName();
  const { kinds } = (meta ?? {}) as { kinds?: Readonly<Record<string, readonly string[]>> };
  const kind = String(filterValues['kind'] ?? '');
  return useMemo(() => {
    const types = kinds?.[kind] ?? Object.values(kinds ?? {}).flat();
    const byWord = [...Map.groupBy(types, eventName)].toSorted(([one], [other]) => one.localeCompare(other));
    return {
      kind: {
        kind: 'choice',
        of: 'auditedKind',
        values: Object.keys(kinds ?? {}),
        label: 'console-history:audit.record',
      },
      change: {
        kind: 'choice',
        of: 'change',
        values: byWord.map(([, alike]) => joined(alike)),
        label: 'time:change.what',
      },
      actor: { kind: 'person', label: 'time:change.by' },
      subject: { kind: 'person', label: 'console-fields:field.employeeId' },
      recorded: { kind: 'date', label: 'time:change.recorded' },
    };
  }, [kinds, kind, eventName]);
}
