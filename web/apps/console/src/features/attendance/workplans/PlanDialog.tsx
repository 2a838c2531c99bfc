import { ApiError } from '@kadro/api';
import { useFormat, useT } from '@kadro/i18n';
import { Field, Person, useToast } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { DialogBody, DialogButtons, Effect, FormDialog, Problem } from '../../../form/Dialog.tsx';
import { RecordPicker } from '../../../form/inputs/pickers.tsx';
import { refusalText, useSendCommand } from '../../../form/use-command.ts';
import { fullName, type PersonRow } from '../../../people/person.ts';

const Refusals = styled('ul')({ listStyle: 'none', display: 'grid', gap: 10, '& p': { marginBlockStart: 2 } });

interface PlanDialogProps {
  people: readonly PersonRow[];
  from: string;
  to: string;
  onClose: () => void;
}

type Refusal = { person: PersonRow; text: string };

/** Plans one after another; those who are refused stay, with the reason. */
function usePlanning({ people, from, to, onClose }: PlanDialogProps) {
  const t = useT('console-attendance');
  const send = useSendCommand();
  const toast = useToast();
  const [left, setLeft] = useState(people);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const [isBusy, setBusy] = useState(false);
  const planOf = async (person: PersonRow, more: object): Promise<Refusal | undefined> => {
    try {
      const body = { employeeId: person.id, from, to, ...more };
      await send({ service: 'attendance', method: 'POST', path: 'workplans', body });
      return undefined;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { person, text: refusalText(error, t) };
    }
  };
  const plan = async (shiftId: string, note: string) => {
    setBusy(true);
    const found: Refusal[] = [];
    for (const person of left) {
      const refusal = await planOf(person, { shiftIds: [shiftId], ...(note && { note }) });
      if (refusal) found.push(refusal);
    }
    setBusy(false);
    setRefusals(found);
    setLeft(found.map(({ person }) => person));
    if (found.length === 0) {
      toast({ text: t('roster.plannedToast', { people: people.length }), status: 'APPROVED' });
      onClose();
    }
  };
  return { plan, left, refusals, isBusy };
}

export function PlanDialog(props: PlanDialogProps) {
  const { from, to, onClose } = props;
  const t = useT('console-attendance');
  const { dateInSentence } = useFormat();
  const [shiftId, setShiftId] = useState('');
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { plan, left, refusals, isBusy } = usePlanning(props);
  const submit = () => {
    setMissing(!shiftId);
    if (shiftId) void plan(shiftId, note.trim());
  };
  return (
    <FormDialog title={t('roster.plan')} onClose={onClose}>
      <DialogBody>
        <Effect>{t('roster.planEffect', { days: dateInSentence(from, to), people: left.length })}</Effect>
        <Refused refusals={refusals} />
        <RecordPicker
          of="shifts"
          id="field-shiftId"
          label={t('console-fields:field.shiftId')}
          required
          error={isMissing ? t('common:validation.required') : undefined}
          value={shiftId}
          onChange={setShiftId}
        />
        <Field
          label={t('console-fields:field.note')}
          value={note}
          multiline
          minRows={2}
          autoComplete="off"
          onChange={(event) => setNote(event.target.value)}
        />
        <DialogButtons submit={t('roster.plan')} busy={isBusy} onSubmit={submit} onClose={onClose} />
      </DialogBody>
    </FormDialog>
  );
}

function Refused({ refusals }: { refusals: readonly Refusal[] }) {
  const t = useT('console-attendance');
  if (refusals.length === 0) return null;
  return (
    <div role="alert">
      <p>{t('roster.refused', { people: refusals.length })}</p>
      <Refusals>
        {refusals.map(({ person, text }) => (
          <li key={person.id}>
            <Person id={person.id} name={fullName(person)} image={person.profile?.imageUrl} size="tiny" />
            <Problem>{text}</Problem>
          </li>
        ))}
      </Refusals>
    </div>
  );
}
