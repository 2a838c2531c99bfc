import { useFormat, useT } from '@kadro/i18n';
import { EmptyState, Section } from '@kadro/ui';
import { useMemo, type ReactNode } from 'react';
import { FactColumns } from '../../../../fields/FactColumns.tsx';
import { useLabel } from '../../../../fields/use-texts.ts';
import { FieldValue } from '../../../../fields/Value.tsx';
import { CommandForm } from '../../../../form/CommandForm.tsx';
import { type KeptInput } from '../../../../form/use-form-draft.ts';
import { useMoment } from '../../../../time/moment.tsx';
import { useTodayAt } from '../../../../time/today.ts';
import { fields, type FieldName } from '../fields.ts';
import { type Employee } from '../model.ts';
import { EditableSection } from './EditableSection.tsx';
import { type SectionDeclaration, sectionPath, sections, usedFields, type SectionName } from './sections.ts';

export interface SectionCardProps {
  employee: Employee;
  name: SectionName;
  title: string;
  /** False for a section that is only read. */
  editable?: boolean;
  /** Fields that the server refuses from this reader. */
  closed?: readonly FieldName[];
  children?: ReactNode;
}

const effective = ['effectiveOn'] as const;
const nothing: NonNullable<SectionDeclaration['kept']> = [];

const draftOf = ({ id, revision }: Employee, section: SectionName): KeptInput<FieldName> => ({
  name: `employee.${section}`,
  record: id,
  fields: sections[section].kept ?? nothing,
  seen: revision,
});

export function SectionCard({ employee, name, title, editable = true, closed = [], children }: SectionCardProps) {
  const { isOtherDay } = useMoment();
  const section = sections[name];
  const record = section.of(employee);
  if (!record) return <ClosedSection title={title} />;
  return (
    <EditableSection
      title={title}
      editable={editable && !isOtherDay}
      draft={draftOf(employee, name)}
      form={(close) => <SectionForm employee={employee} name={name} record={record} closed={closed} onClose={close} />}
    >
      {children}
      <Facts employee={employee} section={section} record={record} />
    </EditableSection>
  );
}

interface SectionFormProps {
  employee: Employee;
  name: SectionName;
  record: Record<string, unknown>;
  closed: readonly FieldName[];
  onClose: () => void;
}

function SectionForm({ employee, name, record, closed, onClose }: SectionFormProps) {
  const section = sections[name];
  const t = useT('console-identity');
  const { dateInSentence } = useFormat();
  const today = useTodayAt(employee.branchId);
  const parts = useMemo(
    () => [
      { fields: usedFields(section, employee, record).filter((field) => !closed.includes(field)) },
      ...(section.dated ? [{ title: t('time:effective.title'), fields: effective }] : []),
    ],
    [section, employee, record, closed, t],
  );
  return (
    <CommandForm
      of={fields}
      parts={parts}
      record={record}
      required={section.required}
      draft={draftOf(employee, name)}
      explain={(field) =>
        field === 'effectiveOn' ? t('time:effective.text', { date: dateInSentence(today) }) : undefined
      }
      command={(changes) => ({
        method: 'PUT',
        path: sectionPath(employee.id, section),
        body: { ...changes, revision: employee.revision },
      })}
      submit={t('common:action.save')}
      onDone={onClose}
      onClose={onClose}
    />
  );
}

interface FactsProps {
  employee: Employee;
  section: SectionDeclaration;
  record: Record<string, unknown>;
}

function Facts({ employee, section, record }: FactsProps) {
  const label = useLabel(fields);
  const shown = [
    ...usedFields(section, employee, record),
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
  const t = useT('console-identity');
  return (
    <Section title={title}>
      <EmptyState title={t('section.closed')} text={t('section.closedText')} />
    </Section>
  );
}
