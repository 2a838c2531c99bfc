import { useFormat, useT } from '@kadro/i18n';
import { Field, leftToRight, useToast } from '@kadro/ui';
import { useState } from 'react';
import { DialogBody, DialogButtons, Effect, FormDialog, Problem } from '../../../form/Dialog.tsx';
import { useSubmission } from '../../../form/use-submission.ts';
import { type DuePerson } from '../personal-data/classes.ts';
import { ReasonField } from '../personal-data/ReasonField.tsx';

type ForgetAnswer = { results: { id: string; name?: string }[] };

interface ForgetPeopleProps {
  people: readonly DuePerson[];
  onClose: () => void;
  onDone: () => void;
}

/** Forgets what is due of several people; the number of people typed again confirms it. */
export function ForgetPeopleDialog({ people, onClose, onDone }: ForgetPeopleProps) {
  const t = useT('privacy');
  const toast = useToast();
  const { submit, isBusy, problem } = useSubmission();
  const [reason, setReason] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const number = String(people.length);
  const forget = async () => {
    const targets = people.map(({ id, classes }) => ({ id, classes: classes.map(({ dataClass }) => dataClass) }));
    const body = { people: targets, reason, confirmation: confirmation.trim() };
    const command = { method: 'POST', path: 'retention/forget', body, silent: true } as const;
    await submit<ForgetAnswer>(command, ({ results }) => {
      const refused = results.filter(({ name }) => name).length;
      toast({ text: refused > 0 ? t('retention.refused', { count: refused }) : t('forget.running') });
      onDone();
      onClose();
    });
  };
  return (
    <FormDialog title={t('retention.forget')} onClose={onClose}>
      <DialogBody>
        <Summary people={people} />
        <Effect>{t('forget.effect')}</Effect>
        <ReasonField value={reason} onChange={setReason} />
        <Field
          label={t('retention.confirmation', { number })}
          required
          value={confirmation}
          inputMode="numeric"
          dir="ltr"
          sx={leftToRight}
          autoComplete="off"
          onChange={({ target }) => setConfirmation(target.value)}
        />
        {problem && <Problem role="alert">{problem}</Problem>}
        <DialogButtons
          submit={t('forget.submit')}
          color="error"
          busy={isBusy}
          disabled={reason.trim() === '' || confirmation.trim() !== number}
          onSubmit={() => void forget()}
          onClose={onClose}
        />
      </DialogBody>
    </FormDialog>
  );
}

function Summary({ people }: Pick<ForgetPeopleProps, 'people'>) {
  const t = useT('privacy');
  const { list } = useFormat();
  const classes = [...new Set(people.flatMap((person) => person.classes.map(({ dataClass }) => dataClass)))];
  return (
    <p>
      {t('count.people', { count: people.length })}: {list(classes.map((one) => t(`class.${one}`)))}
    </p>
  );
}
