import { useFormat, useT } from '@kadro/i18n';
import { isDay } from '@kadro/ui';
import Alert from '@mui/material/Alert';
import { useGetList, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { type Values } from '../form/changes.ts';
import { type NamedRecord, type RecordDeclaration } from './declaration.ts';
import { metBy } from './uses.ts';

/** Names the records beside which the one in the form is seldom meant; it can be saved all the same. */
export function Met({ of }: { of: RecordDeclaration }) {
  const t = useT();
  const { list } = useFormat();
  const typed = useWatch<Values>();
  const except = useRecordContext<NamedRecord>()?.id;
  const { by = [], text } = of.meets ?? {};
  const filter = { ...Object.fromEntries(by.map((field) => [field, typed[field] || null])), except };
  const isAsked = text !== undefined && (!('date' in filter) || isDay(String(filter['date'])));
  const { data = [] } = useGetList<NamedRecord>(metBy(of.name), { filter }, { enabled: isAsked });
  const names = [...new Set(data.map(({ name }) => name ?? ''))];
  return (
    <div aria-live="polite">
      {isAsked && names.length > 0 && (
        <Alert severity="warning" icon={false}>
          {t(text, { names: list(names) })}
        </Alert>
      )}
    </div>
  );
}
