import { useT } from '@kadro/i18n';
import { useToast } from '@kadro/ui';
import { useMemo } from 'react';
import { CommandForm } from '../../../form/CommandForm.tsx';
import { Effect, FormDialog } from '../../../form/Dialog.tsx';
import { type TimeSettingsRowFragment } from '../../../generated/graphql.ts';
import { fields } from './feature.ts';

interface DialogProps {
  settings: TimeSettingsRowFragment;
  today: string;
  onClose: () => void;
}

const rulesParts = [{ fields: ['shiftParameterId', 'defaultShiftId', 'from'] }] as const;
const worksheetParts = [{ fields: ['worksheetId', 'offset', 'from'] }] as const;

const standing = <T extends { from: string }>(list: readonly T[], today: string): T | undefined =>
  list.findLast(({ from }) => from <= today);

function useSaved(onClose: () => void): () => void {
  const t = useT('console-attendance');
  const toast = useToast();
  return () => {
    toast({ text: t('settings.saved'), status: 'APPROVED' });
    onClose();
  };
}

/** The rule set and the default shift of a person from a day on. */
export function RulesDialog({ settings, today, onClose }: DialogProps) {
  const t = useT('console-attendance');
  const onDone = useSaved(onClose);
  const record = useMemo(
    () => ({
      shiftParameterId: standing(settings.shiftParameters, today)?.ruleSetId ?? null,
      defaultShiftId: standing(settings.defaultShifts, today)?.shiftId ?? null,
    }),
    [settings, today],
  );
  const explain = (field: string) =>
    field === 'shiftParameterId'
      ? t('settings.noRules')
      : field === 'defaultShiftId'
        ? t('settings.noShift')
        : undefined;
  return (
    <FormDialog title={t('settings.rules')} onClose={onClose}>
      <CommandForm
        of={fields}
        parts={rulesParts}
        record={record}
        draft={{ name: 'time-settings', record: settings.id, fields: rulesParts[0].fields }}
        command={(changes) => ({
          service: 'attendance',
          method: 'PUT',
          path: `employees/${settings.id}/time-settings`,
          body: { ...changes, revision: settings.settingsRevision },
        })}
        explain={explain}
        submit={t('common:action.save')}
        onDone={onDone}
        onClose={onClose}
      >
        <Effect>{t('settings.effect')}</Effect>
      </CommandForm>
    </FormDialog>
  );
}

/** The rotating pattern of a person from a day on. */
export function WorksheetDialog({ settings, today, onClose }: DialogProps) {
  const t = useT('console-attendance');
  const onDone = useSaved(onClose);
  const given = standing(settings.worksheets, today);
  const record = useMemo(() => ({ worksheetId: given?.worksheetId ?? null, offset: given?.offset ?? 0 }), [given]);
  return (
    <FormDialog title={t('settings.worksheet')} onClose={onClose}>
      <CommandForm
        of={fields}
        parts={worksheetParts}
        record={record}
        draft={{ name: 'worksheet-assignment', record: settings.id, fields: worksheetParts[0].fields }}
        command={(changes) => {
          const { worksheetId, offset, from } = { ...record, from: null, ...changes };
          return {
            service: 'attendance',
            method: 'PUT',
            path: `employees/${settings.id}/worksheet-assignment`,
            // the pattern is said with its offset, whichever of the two is another
            body: { worksheetId, ...(worksheetId && { offset }), from, revision: settings.worksheetRevision },
          };
        }}
        explain={(field) => (field === 'offset' ? t('settings.offset') : undefined)}
        submit={t('common:action.save')}
        onDone={onDone}
        onClose={onClose}
      >
        <Effect>{t('settings.effect')}</Effect>
      </CommandForm>
    </FormDialog>
  );
}
