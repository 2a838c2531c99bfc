import { useT } from '@kadro/i18n';
import { useMemo } from 'react';
import { CommandForm } from '../../../form/CommandForm.tsx';
import { Effect, FormDialog } from '../../../form/Dialog.tsx';
import { useTodayOf } from '../../../time/today.ts';
import { fields } from './fields.ts';

interface EntryDialogProps {
  employeeId: string;
  leaveTypeId?: string;
  year: number;
  onClose: () => void;
}

const entitlementParts = [{ fields: ['leaveTypeId', 'year', 'days', 'on', 'note'] }] as const;
const adjustmentParts = [{ fields: ['leaveTypeId', 'on', 'days', 'reason'] }] as const;

/** Sets the entitlement of a leave type in a year; the ledger shows the difference to the last one. */
export function EntitlementDialog({ employeeId, leaveTypeId, year, onClose }: EntryDialogProps) {
  const t = useT('console-leave');
  const defaults = useMemo(() => ({ leaveTypeId, year }), [leaveTypeId, year]);
  return (
    <FormDialog title={t('entitlement.title')} onClose={onClose}>
      <CommandForm
        of={fields}
        parts={entitlementParts}
        defaults={defaults}
        required={['leaveTypeId', 'year', 'days']}
        draft={{ name: 'leave.entitlement', record: employeeId, fields: entitlementParts[0].fields }}
        command={(body) => ({
          service: 'leave',
          method: 'PUT',
          path: `employees/${employeeId}/leave-settings/balance`,
          body,
        })}
        submit={t('common:action.save')}
        explain={(field) => (field === 'on' ? t('entitlement.on') : undefined)}
        onDone={onClose}
        onClose={onClose}
      >
        <Effect>{t('entitlement.effect')}</Effect>
      </CommandForm>
    </FormDialog>
  );
}

/** Adds or deducts days with a reason, which stays in the ledger. */
export function AdjustmentDialog({ employeeId, leaveTypeId, onClose }: EntryDialogProps) {
  const t = useT('console-leave');
  const today = useTodayOf(employeeId);
  const defaults = useMemo(() => ({ leaveTypeId, on: today }), [leaveTypeId, today]);
  return (
    <FormDialog title={t('adjustment.title')} onClose={onClose}>
      <CommandForm
        of={fields}
        parts={adjustmentParts}
        defaults={defaults}
        required={['leaveTypeId', 'on', 'days', 'reason']}
        draft={{ name: 'leave.adjustment', record: employeeId, fields: adjustmentParts[0].fields }}
        command={(body) => ({
          service: 'leave',
          method: 'POST',
          path: `employees/${employeeId}/leave-settings/adjustments`,
          body,
        })}
        submit={t('common:action.save')}
        explain={(field) => (field === 'days' ? t('adjustment.days') : undefined)}
        onDone={onClose}
        onClose={onClose}
      >
        <Effect>{t('adjustment.effect')}</Effect>
      </CommandForm>
    </FormDialog>
  );
}
