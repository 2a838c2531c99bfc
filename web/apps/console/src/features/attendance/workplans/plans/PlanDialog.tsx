import { useFormat, useT } from '@kadro/i18n';
import { Field, useToast } from '@kadro/ui';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ButtonRow, DialogBody, DialogButtons, Effect, FormDialog } from '../../../../form/Dialog.tsx';
import { RecordPicker } from '../../../../form/inputs/pickers.tsx';
import { type SetPlan, setPlansOf } from '../setting/undo.ts';
import { type ForPeople, Refused, useForPeople, Warned } from './for-people.tsx';

type DialogProps = ForPeople & { onClose: () => void };

/** Plans a shift for the picked people and days; `onUndo` takes it back. */
export function PlanDialog(props: DialogProps & { onUndo: (plans: readonly SetPlan[]) => Promise<void> }) {
  const { from, to, people, onClose, onUndo } = props;
  const t = useT('console-attendance');
  const { dateInSentence } = useFormat();
  const toast = useToast();
  const [what, setWhat] = useState<Planned>({ shiftId: '', worksheetId: '' });
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { send, isBusy, left, refused, warned, problem } = useForPeople(props, 'workplans/multiple', (results) => {
    const action = { label: t('common:action.undo'), onClick: () => void onUndo(setPlansOf(results)) };
    toast({ text: t('roster.plannedToast', { people: people.length }), status: 'APPROVED', action });
    onClose();
  });
  const submit = () => {
    const { shiftId, worksheetId } = what;
    setMissing(!shiftId && !worksheetId);
    const planned = worksheetId ? { worksheetId } : { shiftIds: [shiftId] };
    if (shiftId || worksheetId) void send({ ...planned, ...(note.trim() && { note: note.trim() }) });
  };
  // what is planned with a warning is planned
  const isDone = warned.length > 0 && refused.length === 0;
  return (
    <FormDialog title={t('roster.plan')} onClose={onClose}>
      <DialogBody>
        <Effect>{t('roster.planEffect', { days: dateInSentence(from, to), people: left.length })}</Effect>
        <Refused people={left} refused={refused} problem={problem} />
        <Warned people={people} warned={warned} />
        <What value={what} isMissing={isMissing} onChange={setWhat} />
        <NoteField label={t('console-fields:field.note')} value={note} onChange={setNote} />
        <Foot isDone={isDone} isBusy={isBusy} onSubmit={submit} onClose={onClose} />
      </DialogBody>
    </FormDialog>
  );
}

interface FootProps {
  isDone: boolean;
  isBusy: boolean;
  onSubmit: () => void;
  onClose: () => void;
}

function Foot({ isDone, isBusy, onSubmit, onClose }: FootProps) {
  const t = useT('console-attendance');
  if (!isDone) return <DialogButtons submit={t('roster.plan')} busy={isBusy} onSubmit={onSubmit} onClose={onClose} />;
  return (
    <ButtonRow>
      <Button variant="contained" onClick={onClose}>
        {t('common:action.close')}
      </Button>
    </ButtonRow>
  );
}

interface Planned {
  shiftId: string;
  worksheetId: string;
}

interface WhatProps {
  value: Planned;
  isMissing: boolean;
  onChange: (value: Planned) => void;
}

/** A shift for each day, or what a pattern has on it. */
function What({ value, isMissing, onChange }: WhatProps) {
  const t = useT('console-attendance');
  return (
    <>
      <RecordPicker
        of="shifts"
        id="field-shiftId"
        label={t('console-fields:field.shiftId')}
        error={isMissing ? t('common:validation.required') : undefined}
        value={value.shiftId}
        onChange={(shiftId) => onChange({ shiftId, worksheetId: '' })}
      />
      <RecordPicker
        of="worksheets"
        id="field-worksheetId"
        label={t('roster.pattern')}
        helper={t('roster.patternHelp')}
        value={value.worksheetId}
        onChange={(worksheetId) => onChange({ shiftId: '', worksheetId })}
      />
    </>
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
