import { useT } from '@kadro/i18n';
import { CheckField, today, useToast } from '@kadro/ui';
import { useState } from 'react';
import { DialogBody, DialogButtons, Effect, FormDialog, Problem } from '../../../form/Dialog.tsx';
import { RecordsPicker } from '../../../form/inputs/pickers.tsx';
import { useSubmission } from '../../../form/use-submission.ts';
import { type NamedRecord } from '../../../records/declaration.ts';
import { DayField } from '../../../time/DayField.tsx';
import { placesOf, type RulePlace, seenOf } from './places.ts';

interface PlacesDialogProps {
  record: NamedRecord;
  places: readonly RulePlace[];
  onClose: () => void;
}

function usePlacing({ record, places, onClose }: PlacesDialogProps) {
  const t = useT('console-attendance');
  const toast = useToast();
  const { submit, isBusy, problem } = useSubmission();
  const place = (draft: object) =>
    submit(
      {
        service: 'attendance',
        method: 'PUT',
        path: `shift-parameters/${record.id}/places`,
        body: { ...draft, revision: seenOf(places) },
        silent: true,
      },
      () => {
        toast({ text: t('rules.placed'), status: 'APPROVED' });
        onClose();
      },
    );
  return { place, isBusy, problem };
}

/** Lays out where a rule set counts from a day on; a place that it leaves has none of its own any more. */
export function PlacesDialog(props: PlacesDialogProps) {
  const { record, places, onClose } = props;
  const t = useT('console-attendance');
  const { place, isBusy, problem } = usePlacing(props);
  const [draft, setDraft] = useState(() => placesOf(places, record.id, today()));
  const [from, setFrom] = useState(today());
  return (
    <FormDialog title={t('rules.placeButton')} onClose={onClose}>
      <DialogBody>
        <Effect>{t('rules.placeEffect')}</Effect>
        <CheckField
          label={t('rules.organization')}
          checked={draft.organization}
          onChange={(_, organization) => setDraft((before) => ({ ...before, organization }))}
        />
        <RecordsPicker
          of="branches"
          id="field-branchIds"
          label={t('console-fields:field.branchIds')}
          value={draft.branchIds}
          onChange={(branchIds) => setDraft((before) => ({ ...before, branchIds }))}
        />
        <DayField id="field-from" label={t('console-fields:field.from')} value={from} onChange={setFrom} />
        {problem && <Problem role="alert">{problem}</Problem>}
        <DialogButtons
          submit={t('rules.placeButton')}
          busy={isBusy}
          onSubmit={() => void place({ ...draft, from })}
          onClose={onClose}
        />
      </DialogBody>
    </FormDialog>
  );
}
