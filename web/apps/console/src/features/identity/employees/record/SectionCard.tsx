import { useT } from '@kadro/i18n';
import { EmptyState, Section } from '@kadro/ui';
import Button from '@mui/material/Button';
import { useMemo, useState, type ReactNode } from 'react';
import { FactColumns } from '../../../../fields/FactColumns.tsx';
import { useLabel } from '../../../../fields/use-word.ts';
import { FieldValue } from '../../../../fields/Value.tsx';
import { CommandForm } from '../../../../form/CommandForm.tsx';
import { useMoment } from '../../../../time/moment.tsx';
import { fields, type FieldName } from '../fields.ts';
import { type Employee } from '../model.ts';
import { type SectionDeclaration, sectionPath, sections, type SectionName } from './sections.ts';

export interface SectionCardProps {
  employee: Employee;
  name: SectionName;
  title: string;
  /** Without it the section is only read. */
  editable?: boolean;
  /** Fields that the server would not take from this reader. */
  closed?: readonly FieldName[];
  children?: ReactNode;
}

const effective = ['effectiveOn'] as const;

export function SectionCard({ employee, name, title, editable = true, closed = [], children }: SectionCardProps) {
  const t = useT('console');
  const { isOtherDay } = useMoment();
  const [editing, setEditing] = useState(false);
  const section = sections[name];
  const record = section.of(employee);
  const parts = useMemo(
    () => [
      { fields: section.fields.filter((field) => !closed.includes(field)) },
      ...(section.dated ? [{ title: t('time:effective.title'), fields: effective }] : []),
    ],
    [section, closed, t],
  );
  if (!record) return <ClosedSection title={title} />;
  const edit = editable && !isOtherDay && !editing && (
    <Button variant="outlined" size="small" onClick={() => setEditing(true)} className="no-print">
      {t('common:action.edit')}
    </Button>
  );
  return (
    <Section title={title} action={edit}>
      {editing && !isOtherDay ? (
        <CommandForm
          of={fields}
          parts={parts}
          record={record}
          required={section.required}
          explain={(field) => (field === 'effectiveOn' ? t('time:effective.text') : undefined)}
          command={(changes) => ({
            method: 'PUT',
            path: sectionPath(employee.id, section),
            body: { ...changes, revision: employee.revision },
          })}
          submit={t('common:action.save')}
          onDone={() => setEditing(false)}
          onClose={() => setEditing(false)}
        />
      ) : (
        <>
          {children}
          <Facts section={section} record={record} />
        </>
      )}
    </Section>
  );
}

function Facts({ section, record }: { section: SectionDeclaration; record: Record<string, unknown> }) {
  const label = useLabel(fields);
  const shown = [
    ...section.fields,
    ...(section.shown ?? []).filter((field) => record[field] !== null && record[field] !== undefined),
  ];
  const facts = shown.map((field) => ({
    id: field,
    label: label(field),
    value: <FieldValue of={fields[field]} value={record[field]} />,
  }));
  return <FactColumns facts={facts} />;
}

export function ClosedSection({ title }: { title: string }) {
  const t = useT('console');
  return (
    <Section title={title}>
      <EmptyState title={t('section.closed')} text={t('section.closedText')} />
    </Section>
  );
}
