import { useT } from '@kadro/i18n';
import { useMemo } from 'react';
import { CommandForm } from '../../../../form/CommandForm.tsx';
import { Effect, FormDialog } from '../../../../form/Dialog.tsx';
import { fullName } from '../../../../people/person.ts';
import { useTodayAt } from '../../../../time/today.ts';
import { fields } from '../fields.ts';
import { type Employee } from '../model.ts';
import { Leaving } from './Leaving.tsx';

const resignParts = [{ fields: ['quitDate', 'quitReason', 'quitDescription', 'interviewMade'] }] as const;

/** Ends an employment today or earlier, or plans it for later; the sessions end with it. */
export function ResignDialog({ employee, onClose }: { employee: Employee; onClose: () => void }) {
  const t = useT('console-identity');
  const today = useTodayAt(employee.branchId);
  const defaults = useMemo(() => ({ quitDate: today }), [today]);
  return (
    <FormDialog title={t('resign.title', { name: fullName(employee) })} onClose={onClose}>
      <CommandForm
        of={fields}
        parts={resignParts}
        defaults={defaults}
        required={['quitDate', 'quitReason']}
        command={(values) => ({
          method: 'POST',
          path: `employees/${employee.id}/resign`,
          body: { ...values, revision: employee.revision },
        })}
        submit={t('resign.button')}
        onDone={onClose}
        onClose={onClose}
      >
        <Leaving employeeId={employee.id} />
        <Effect>{t('resign.effect')}</Effect>
      </CommandForm>
    </FormDialog>
  );
}

const rehireFields = ['hiredDate', 'firstName', 'lastName', 'workEmail', 'staffNumber'] as const;
const personalFields = ['firstName', 'lastName', 'workEmail', 'staffNumber'] as const;

/** Those of which nothing is known any more: they were forgotten. */
function forgottenOf({ profile, staffNumber }: Employee) {
  const { firstName, lastName, workEmail } = profile;
  const known = { firstName, lastName, workEmail, staffNumber };
  return personalFields.filter((field) => !known[field]);
}

/** Rehires a person under the same record; what was forgotten is asked anew. */
export function RehireDialog({ employee, onClose }: { employee: Employee; onClose: () => void }) {
  const t = useT('console-identity');
  const today = useTodayAt(employee.branchId);
  const defaults = useMemo(() => ({ hiredDate: today }), [today]);
  const needed = useMemo(() => ['hiredDate' as const, ...forgottenOf(employee)], [employee]);
  const parts = useMemo(() => [{ fields: needed }], [needed]);
  return (
    <FormDialog title={t('rehire.title', { name: fullName(employee) })} onClose={onClose}>
      <CommandForm
        of={fields}
        parts={parts}
        defaults={defaults}
        required={needed}
        draft={{ name: 'employees.rehire', record: employee.id, fields: rehireFields, seen: employee.revision }}
        command={(values) => ({
          method: 'POST',
          path: `employees/${employee.id}/rehire`,
          body: { ...values, revision: employee.revision },
        })}
        submit={t('rehire.button')}
        onDone={onClose}
        onClose={onClose}
      >
        <Effect>{t('rehire.effect')}</Effect>
      </CommandForm>
    </FormDialog>
  );
}
