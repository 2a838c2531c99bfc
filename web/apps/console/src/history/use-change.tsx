import { type Key, useT } from '@kadro/i18n';
import { type HistoryChange } from '@kadro/ui';
import { useCallback } from 'react';
import { useLabel } from '../fields/use-texts.ts';
import { FieldValue } from '../fields/Value.tsx';
import { flag } from '../fields/kinds.ts';
import { terminalParts } from '../fields/terminal.ts';
import { hoursText } from '../fields/working-pattern.ts';
import { type HistoryRow } from '../server/data-provider.ts';
import { changedField, type ChangedField } from './changed-field.ts';
import { type HistoryTexts } from '../fields/history-texts.ts';

function partOf(detail: NonNullable<ChangedField['detail']>): { label: Key; isInBrackets: boolean } {
  if ('weekday' in detail) return { label: `common:weekday.${detail.weekday}`, isInBrackets: false };
  if ('part' in detail) return { label: terminalParts[detail.part], isInBrackets: false };
  return { label: `common:languageName.${detail.language}`, isInBrackets: true };
}

export function useChange({ fields, special }: HistoryTexts): (change: HistoryRow['changes'][number]) => HistoryChange {
  const t = useT();
  const label = useLabel(fields);
  return useCallback(
    ({ field: path, old, new: now }) => {
      const other = special?.(path);
      const { field, detail } = changedField(path);
      const nameOf = (): string => {
        if (other) return t(other.label);
        if (!detail) return label(field);
        const part = partOf(detail);
        return part.isInBrackets ? `${label(field)} (${t(part.label)})` : `${label(field)}: ${t(part.label)}`;
      };
      const valueOf = (raw: string | null) => {
        if (raw === null) return undefined;
        if (other) return t(other.valueOf(raw));
        if (!detail) return <FieldValue of={fields[field]} value={raw} />;
        if ('part' in detail)
          return <FieldValue of={raw === 'true' || raw === 'false' ? flag : undefined} value={raw} />;
        return 'weekday' in detail ? hoursText(Number(raw)) : <bdi>{raw}</bdi>;
      };
      return { field: nameOf(), old: valueOf(old), new: valueOf(now) };
    },
    [t, label, fields, special],
  );
}
