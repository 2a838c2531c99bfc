import { useT } from '@kadro/i18n';
import { Section } from '@kadro/ui';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { isLeftOpen, type KeptInput } from '../../../../form/use-form-draft.ts';

export interface EditableSectionProps {
  title: string;
  editable: boolean;
  /** What is kept of its form, which is open from the start where a session ended in it. */
  draft?: KeptInput;
  form: (close: () => void) => ReactNode;
  children: ReactNode;
}

export function EditableSection({ title, editable, draft, form, children }: EditableSectionProps) {
  const t = useT();
  const [editing, setEditing] = useState(() => isLeftOpen(draft));
  const edit = editable && !editing && (
    <Button variant="outlined" size="small" onClick={() => setEditing(true)} className="no-print">
      {t('common:action.edit')}
    </Button>
  );
  return (
    <Section title={title} action={edit}>
      {editing && editable ? form(() => setEditing(false)) : children}
    </Section>
  );
}
