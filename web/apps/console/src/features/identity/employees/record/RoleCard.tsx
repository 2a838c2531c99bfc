import { useT } from '@kadro/i18n';
import { useMemo } from 'react';
import { FactColumns } from '../../../../fields/FactColumns.tsx';
import { useLabel } from '../../../../fields/use-texts.ts';
import { FieldValue } from '../../../../fields/Value.tsx';
import { CommandForm } from '../../../../form/CommandForm.tsx';
import { useRights } from '../../../../server/session/use-rights.ts';
import { fields, type FieldName } from '../fields.ts';
import { type Employee } from '../model.ts';
import { EditableSection } from './EditableSection.tsx';
import { ClosedSection } from './SectionCard.tsx';

const roles: readonly FieldName[] = ['hrManager', 'admin', 'restrictedAdmin', 'superAdmin', 'adminBranches'];

/** The roles of a person; only a super admin may make one. */
export function RoleCard({ employee, editable }: { employee: Employee; editable: boolean }) {
  const t = useT('console-identity');
  if (!employee.roles) return <ClosedSection title={t('section.role')} />;
  const record = employee.roles as Record<string, unknown>;
  return (
    <EditableSection
      title={t('section.role')}
      editable={editable}
      form={(close) => <RoleForm employee={employee} record={record} onClose={close} />}
    >
      <RoleFacts employee={employee} record={record} />
    </EditableSection>
  );
}

interface RolesProps {
  employee: Employee;
  record: Record<string, unknown>;
}

function RoleForm({ employee, record, onClose }: RolesProps & { onClose: () => void }) {
  const t = useT('console-identity');
  const { superAdmin } = useRights();
  const parts = useMemo(() => [{ fields: roles.filter((name) => superAdmin || name !== 'superAdmin') }], [superAdmin]);
  return (
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
      onDone={onClose}
      onClose={onClose}
    >
      <p>{t('roles.effect')}</p>
    </CommandForm>
  );
}

function RoleFacts({ employee, record }: RolesProps) {
  const label = useLabel(fields);
  return (
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
  );
}
