import { useFormat, useT } from '@kadro/i18n';
import { useEffect, useMemo, useState } from 'react';
import { useGetOne } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { CommandForm } from '../../../form/CommandForm.tsx';
import { Effect, FormDialog } from '../../../form/Dialog.tsx';
import { useTodayOf } from '../../../time/today.ts';
import { fields } from './fields.ts';
import { type Entitlement } from './model.ts';

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
  const [seen, setSeen] = useState<number>();
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
          // who has seen none sets a first one only
          body: { ...body, revision: seen ?? -1 },
        })}
        submit={t('common:action.save')}
        explain={(field) => (field === 'on' ? t('entitlement.on') : undefined)}
        onDone={onClose}
        onClose={onClose}
      >
        <SetSoFar employeeId={employeeId} onSeen={setSeen} />
        <Effect>{t('entitlement.effect')}</Effect>
      </CommandForm>
    </FormDialog>
  );
}

/** The entitlement of the type and year in the form, which is the one that is overwritten. */
function SetSoFar({ employeeId, onSeen }: { employeeId: string; onSeen: (revision?: number) => void }) {
  const t = useT('console-leave');
  const { days } = useFormat();
  const [leaveTypeId, typed] = useWatch({ name: ['leaveTypeId', 'year'] });
  const year = Number(typed);
  const { data } = useGetOne<Entitlement>(
    'leave-entitlements',
    { id: `${employeeId}/${leaveTypeId}/${year}`, meta: { employeeId, leaveTypeId, year } },
    { enabled: Boolean(leaveTypeId) && year >= 1970 && year <= 2200 },
  );
  const revision = data?.revision;
  useEffect(() => onSeen(revision), [onSeen, revision]);
  return data && data.revision >= 0 ? <Effect>{t('entitlement.now', { days: days(data.days) })}</Effect> : null;
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
