import { useFormat, useT } from '@kadro/i18n';
import { SelectField } from '@kadro/ui';
import { useState } from 'react';
import { useEnumText } from '../../../fields/use-texts.ts';
import { DialogBody, DialogButtons, Effect, FormDialog, Problem } from '../../../form/Dialog.tsx';
import { useSubmission } from '../../../form/use-submission.ts';
import { type ClockRow, type DayRow } from './model.ts';
import { useShiftName } from './words.tsx';

interface ChooseShiftProps {
  record: ClockRow;
  row: DayRow;
  onClose: () => void;
}

function useChoosing({ id, employeeId }: ClockRow, onDone: () => void) {
  const { submit, isBusy, problem } = useSubmission();
  const send = (shiftId: string) => {
    const body = { employeeId, shiftId };
    const path = `clock-records/${id}/shift`;
    return submit({ service: 'attendance', method: 'PUT', path, body, silent: true }, onDone);
  };
  return { send, isBusy, problem };
}

/** Says which of the shifts of a day a reading was meant for. */
export function ChooseShift({ record, row, onClose }: ChooseShiftProps) {
  const t = useT('console-attendance');
  const nameOf = useShiftName();
  const enumText = useEnumText();
  const { dateTime } = useFormat();
  const [shiftId, setShiftId] = useState('');
  const { send, isBusy, problem } = useChoosing(record, onClose);
  const options = row.assignedShifts.flatMap((shift) => (shift.id ? [{ value: shift.id, label: nameOf(shift) }] : []));
  const what = { kind: enumText('clockEventType', record.eventType), when: dateTime(record.at, record.zone) };
  return (
    <FormDialog title={t('reading.choose')} onClose={onClose}>
      <DialogBody>
        <Effect>{t('reading.chooseEffect', what)}</Effect>
        {problem && <Problem role="alert">{problem}</Problem>}
        <SelectField
          id="field-shiftId"
          label={t('console-fields:field.shiftId')}
          required
          value={shiftId}
          empty={t('common:state.notSet')}
          options={options}
          onChange={(event) => setShiftId(event.target.value)}
        />
        <DialogButtons
          submit={t('reading.choose')}
          busy={isBusy}
          disabled={shiftId === ''}
          onSubmit={() => void send(shiftId)}
          onClose={onClose}
        />
      </DialogBody>
    </FormDialog>
  );
}
