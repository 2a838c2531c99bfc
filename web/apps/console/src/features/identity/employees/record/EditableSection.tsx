import { useT } from '@kadro/i18n';
import { Section } from '@kadro/ui';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';

export interface EditableSectionProps {
  title: string;
  editable: boolean;
  form: (close: () => void) => ReactNode;
  children: ReactNode;
}

/** A section that shows a form in place of its facts while it is edited. */
export function EditableSection({ title, editable, form, children }: EditableSectionProps) {
  const t = useT();
  const [editing, setEditing] = useState(false);
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
