import { useFormat, useT } from '@kadro/i18n';
import { useToast } from '@kadro/ui';
import { useState } from 'react';
import { DialogBody, DialogButtons, Effect, FormDialog, Problem } from '../../../form/Dialog.tsx';
import { useSubmission } from '../../../form/use-submission.ts';
import { type DuePerson } from '../personal-data/classes.ts';
import { ConfirmationField } from '../personal-data/ConfirmationField.tsx';
import { ReasonField } from '../personal-data/ReasonField.tsx';

type ForgetResult = { results: { id: string; name?: string }[] };

interface ForgetPeopleProps {
  people: readonly DuePerson[];
  onClose: () => void;
  onDone: () => void;
}

export function ForgetPeopleDialog(props: ForgetPeopleProps) {
  const { people, onClose } = props;
  const t = useT('privacy');
  const { forget, isBusy, problem } = useForgetPeople(props);
  const [reason, setReason] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const number = String(people.length);
  return (
    <FormDialog title={t('retention.forget')} onClose={onClose}>
      <DialogBody>
        <Summary people={people} />
        <Effect>{t('forget.effect')}</Effect>
        <ReasonField value={reason} onChange={setReason} />
        <ConfirmationField
          label={t('retention.confirmation', { number })}
          value={confirmation}
          inputMode="numeric"
          onChange={setConfirmation}
        />
        {problem && <Problem role="alert">{problem}</Problem>}
        <DialogButtons
          submit={t('forget.submit')}
          color="error"
          busy={isBusy}
          disabled={reason.trim() === '' || confirmation.trim() !== number}
          onSubmit={() => void forget(reason, confirmation.trim())}
          onClose={onClose}
        />
      </DialogBody>
    </FormDialog>
  );
}

function useForgetPeople({ people, onClose, onDone }: ForgetPeopleProps) {
  const t = useT('privacy');
  const toast = useToast();
  const { submit, isBusy, problem } = useSubmission();
  const forget = async (reason: string, confirmation: string) => {
    const targets = people.map(({ id, classes }) => ({ id, classes: classes.map(({ dataClass }) => dataClass) }));
    const body = { people: targets, reason, confirmation };
    const command = { method: 'POST', path: 'retention/forget', body, silent: true } as const;
    await submit<ForgetResult>(command, ({ results }) => {
      const refused = results.filter(({ name }) => name).length;
      toast({ text: refused > 0 ? t('retention.refused', { count: refused }) : t('forget.running') });
      onDone();
      onClose();
    });
  };
  return { forget, isBusy, problem };
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
