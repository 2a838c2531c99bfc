import { useT } from '@kadro/i18n';
import { ink } from '@kadro/ui';
import { type ReactNode } from 'react';
import { RecordName } from '../../../fields/RecordName.tsx';
import { useEnumText } from '../../../fields/use-texts.ts';
import { useAudited, useFeatures } from '../../../manifest/context.ts';
import { PersonName } from '../../../people/PersonName.tsx';
import { type AuditEntry } from './model.ts';

type Of = Pick<AuditEntry, 'kind' | 'record' | 'subject'>;

/** Where the record of an entry is, if the caller has its page. */
export function useRecordPath(entry: Of): string | undefined {
  const feature = useAudited(entry.kind);
  const isOpen = useFeatures().some(({ name }) => name === feature?.name);
  if (!feature || !isOpen) return undefined;
  return feature.audited?.to?.(entry) ?? `/${feature.name}/${entry.record}/show`;
}

/** The record of an entry by name: the person, the record, or what kind it is. */
export function AuditedRecord({ entry }: { entry: Of }): ReactNode {
  const feature = useAudited(entry.kind);
  const enumText = useEnumText();
  switch (feature?.audited?.named) {
    case 'person':
      return <PersonName id={entry.subject} />;
    case 'record':
      return <RecordName of={feature.name} id={entry.record} />;
    default:
      return enumText('auditedKind', entry.kind);
  }
}

export function AuditedKind({ kind }: { kind: string }) {
  return <span style={{ color: ink.textMuted }}>{useEnumText()('auditedKind', kind)}</span>;
}

/** Who acted; what no person triggered is the system's. */
export function Actor({ id }: { id: string }) {
  const t = useT('console-history');
  return id === 'system' ? <span style={{ color: ink.textMuted }}>{t('audit.system')}</span> : <PersonName id={id} />;
}
