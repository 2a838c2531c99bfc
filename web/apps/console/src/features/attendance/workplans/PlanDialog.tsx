import { useFormat, useT } from '@kadro/i18n';
import { Field, useToast } from '@kadro/ui';
import { useState } from 'react';
import { DialogBody, DialogButtons, Effect, FormDialog } from '../../../form/Dialog.tsx';
import { RecordPicker } from '../../../form/inputs/pickers.tsx';
import { type ForPeople, Refused, useForPeople } from './for-people.tsx';

type DialogProps = ForPeople & { onClose: () => void };

/** Plans a shift for the picked people and days. */
export function PlanDialog(props: DialogProps) {
  const { from, to, people, onClose } = props;
  const t = useT('console-attendance');
  const { dateInSentence } = useFormat();
  const toast = useToast();
  const [shiftId, setShiftId] = useState('');
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { send, isBusy, left, refused, problem } = useForPeople(props, 'workplans/multiple', () => {
    toast({ text: t('roster.plannedToast', { people: people.length }), status: 'APPROVED' });
    onClose();
  });
  const submit = () => {
    setMissing(!shiftId);
    if (shiftId) void send({ shiftIds: [shiftId], ...(note.trim() && { note: note.trim() }) });
  };
  return (
    <FormDialog title={t('roster.plan')} onClose={onClose}>
      <DialogBody>
        <Effect>{t('roster.planEffect', { days: dateInSentence(from, to), people: left.length })}</Effect>
        <Refused people={left} refused={refused} problem={problem} />
        <RecordPicker
          of="shifts"
          id="field-shiftId"
          label={t('console-fields:field.shiftId')}
          required
          error={isMissing ? t('common:validation.required') : undefined}
          value={shiftId}
          onChange={setShiftId}
        />
        <NoteField label={t('console-fields:field.note')} value={note} onChange={setNote} />
        <DialogButtons submit={t('roster.plan')} busy={isBusy} onSubmit={submit} onClose={onClose} />
      </DialogBody>
    </FormDialog>
  );
}

/** Takes all planned shifts out of the picked people's days. */
export function ClearDialog(props: DialogProps) {
  const { from, to, onClose } = props;
  const t = useT('console-attendance');
  const { dateInSentence } = useFormat();
  const [reason, setReason] = useState('');
  const { send, isBusy, left, refused, problem } = useForPeople(props, 'workplans/removals/multiple', onClose);
  const submit = () => void send(reason.trim() ? { reason: reason.trim() } : {});
  return (
    <FormDialog title={t('roster.clear')} onClose={onClose}>
      <DialogBody>
        <Effect>{t('roster.planEffect', { days: dateInSentence(from, to), people: left.length })}</Effect>
        <Refused people={left} refused={refused} problem={problem} />
        <NoteField label={t('console-fields:field.reason')} value={reason} onChange={setReason} />
        <DialogButtons submit={t('roster.takeOut')} busy={isBusy} onSubmit={submit} onClose={onClose} />
      </DialogBody>
    </FormDialog>
  );
}

function NoteField({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  return (
    <Field
      label={label}
      value={value}
      multiline
      minRows={2}
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
