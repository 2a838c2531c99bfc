import { useState, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Pencil } from 'lucide-react';
import { useFormat, useT, type Key, type Translate } from '@kadro/i18n';
import { FactList, Section, Sheet, type Fact } from '@kadro/ui';
import { isUsed, type Employee } from '../../../../people/types.ts';
import { type Stored } from './changes.ts';
import { type FieldGroup, type FieldSpec } from './fields.ts';
import { PhoneNumber } from './PhoneNumber.tsx';
import { FilePage } from '../Frame.tsx';
import { choiceText } from './Field.tsx';
import { SectionForm } from './Form.tsx';
import { useOwnDraft } from './use-own-draft.ts';
import { type SectionName } from './use-save.ts';

/** Closing the form returns the focus to the button that opened it. */
const focusOn = (button: HTMLButtonElement | null): void => button?.focus();

const Address = styled('span')({ whiteSpace: 'pre-line' });

export interface SectionPageProps {
  employee: Employee;
  section: SectionName;
  groups: readonly FieldGroup[];
  saved: Key;
  children?: ReactNode;
}

export function SectionPage({ employee, section, groups: all, saved, children }: SectionPageProps) {
  const t = useT();
  const isLeftOpen = useOwnDraft(section).offer !== null;
  const [isEditing, setEditing] = useState(isLeftOpen);
  const [wasEdited, setWasEdited] = useState(false);
  const close = () => {
    setWasEdited(true);
    setEditing(false);
  };
  const stored: Stored = { ...employee[section] };
  const groups = all.map(({ label, fields }) => ({
    label,
    fields: fields.filter(({ name }) => isUsed(employee, name, stored[name])),
  }));
  const edit = !isEditing && employee[section] && (
    <Button
      variant="outlined"
      startIcon={<Pencil strokeWidth={1.7} aria-hidden />}
      ref={wasEdited ? focusOn : undefined}
      onClick={() => setEditing(true)}
    >
      {t('action.edit')}
    </Button>
  );
  return (
    <FilePage actions={edit}>
      {children}
      {isEditing ? (
        <SectionForm section={section} groups={groups} stored={stored} saved={saved} onClose={close} />
      ) : (
        groups.map((group) => <Facts key={group.label} group={group} stored={stored} />)
      )}
    </FilePage>
  );
}

function Facts({ group: { label, fields }, stored }: { group: FieldGroup; stored: Stored }) {
  const t = useT() as Translate;
  const shown = useShown();
  const facts = fields.map((field): Fact => ({
    id: field.name,
    label: t(`common:field.${field.name}` as Key),
    value: shown(field, stored[field.name]),
  }));
  return (
    <Sheet>
      <Section title={t(label)}>
        <FactList facts={facts} stacked />
      </Section>
    </Sheet>
  );
}

function useShown(): (field: FieldSpec, value: Stored[string]) => ReactNode {
  const t = useT() as Translate;
  const { date } = useFormat();
  return (field, value) => {
    if (field.kind === 'switch') return t(value === true ? 'common:common.yes' : 'common:common.no');
    if (value === null || value === undefined || value === '') return null;
    if (field.kind === 'choice' || field.kind === 'flag') return choiceText(t, field, String(value));
    if (field.kind === 'day') return date(String(value));
    if (field.kind === 'lines') return <Address>{String(value)}</Address>;
    if (field.kind === 'phone') return <PhoneNumber>{String(value)}</PhoneNumber>;
    return field.kind === 'text' ? String(value) : <bdi dir="ltr">{String(value)}</bdi>;
  };
}
