import { useT } from '@kadro/i18n';
import { Section } from '@kadro/ui';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { FactColumns } from '../../../../fields/FactColumns.tsx';
import { useLabel } from '../../../../fields/use-word.ts';
import { FieldValue } from '../../../../fields/Value.tsx';
import { CommandForm } from '../../../../form/CommandForm.tsx';
import { useRights } from '../../../../server/use-rights.ts';
import { fields, type FieldName } from '../fields.ts';
import { type Employee } from '../model.ts';
import { ClosedSection } from './SectionCard.tsx';

const roles: readonly FieldName[] = ['hrManager', 'admin', 'restrictedAdmin', 'superAdmin', 'adminBranches'];

export function RoleCard({ employee, editable }: { employee: Employee; editable: boolean }) {
  const t = useT('console');
  const label = useLabel(fields);
  const { superAdmin } = useRights();
  const [editing, setEditing] = useState(false);
  const parts = useMemo(() => [{ fields: roles.filter((name) => superAdmin || name !== 'superAdmin') }], [superAdmin]);
  if (!employee.roles) return <ClosedSection title={t('section.role')} />;
  const record = employee.roles as Record<string, unknown>;
  const edit = editable && !editing && (
    <Button variant="outlined" size="small" onClick={() => setEditing(true)} className="no-print">
      {t('common:action.edit')}
    </Button>
  );
  return (
    <Section title={t('section.role')} action={edit}>
      {editing && editable ? (
        <CommandForm
          of={fields}
          parts={parts}
          record={record}
          command={(changes) => ({
            method: 'PUT',
            path: `employees/${employee.id}/role`,
            body: { ...changes, revision: employee.revision },
          })}
          submit={t('common:action.save')}
          onDone={() => setEditing(false)}
          onClose={() => setEditing(false)}
        >
          <p>{t('roles.effect')}</p>
        </CommandForm>
      ) : (
        <FactColumns
          facts={[
            { label: label('role'), value: <FieldValue of={fields.role} value={employee.role} /> },
            ...roles.map((name) => ({
              id: name,
              label: label(name),
              value: <FieldValue of={fields[name]} value={record[name]} />,
            })),
          ]}
        />
      )}
    </Section>
  );
}
