import { ApiError } from '@kadro/api';
import { useFormat, useT } from '@kadro/i18n';
import { Field, leftToRight, useToast } from '@kadro/ui';
import { useState } from 'react';
import { DialogBody, DialogButtons, Effect, FormDialog, Problem } from '../../../form/Dialog.tsx';
import { refusalText, useSend } from '../../../form/use-command.ts';
import { type DuePerson } from '../personal-data/classes.ts';

type Answer = { results: { id: string; name?: string }[] };

/** Forgets what is due of several people; the number of people typed again confirms it. */
export function ForgetPeopleDialog({
  people,
  onClose,
  onDone,
}: {
  people: readonly DuePerson[];
  onClose: () => void;
  onDone: () => void;
}) {
  const t = useT('privacy');
  const { list } = useFormat();
  const send = useSend();
  const say = useToast();
  const [reason, setReason] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const number = String(people.length);
  const classes = [...new Set(people.flatMap((person) => person.classes.map(({ dataClass }) => dataClass)))];
  const forget = async () => {
    const wanted = people.map(({ id, classes: due }) => ({ id, classes: due.map(({ dataClass }) => dataClass) }));
    setBusy(true);
    try {
      const { results } = await send<Answer>({
        method: 'POST',
        path: 'retention/forget',
        body: { people: wanted, reason, confirmation: confirmation.trim() },
        silent: true,
      });
      const refused = results.filter(({ name }) => name).length;
      say({ text: refused > 0 ? t('retention.refused', { count: refused }) : t('forget.running') });
      onDone();
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(refusalText(error, t));
      setBusy(false);
    }
  };
  return (
    <FormDialog title={t('retention.forget')} onClose={onClose}>
      <DialogBody>
        <p>
          {t('count.people', { count: people.length })}: {list(classes.map((one) => t(`class.${one}`)))}
        </p>
        <Effect>{t('forget.effect')}</Effect>
        <Field
          label={t('forget.reason')}
          helper={t('forget.reasonHelp')}
          required
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          inputProps={{ maxLength: 500 }}
        />
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
          busy={busy}
          disabled={reason.trim() === '' || confirmation.trim() !== number}
          onSubmit={() => void forget()}
          onClose={onClose}
        />
      </DialogBody>
    </FormDialog>
  );
}
