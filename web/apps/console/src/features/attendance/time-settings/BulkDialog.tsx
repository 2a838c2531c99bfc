import { useFormat, useT } from '@kadro/i18n';
import { today, useToast } from '@kadro/ui';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { DialogBody, DialogButtons, Effect, FormDialog, Problem } from '../../../form/Dialog.tsx';
import { RecordPicker } from '../../../form/inputs/pickers.tsx';
import { useSubmission } from '../../../form/use-submission.ts';
import { type TimeSettingsRowFragment } from '../../../generated/graphql.ts';
import { type PeopleDialogProps } from '../../../manifest/feature.ts';
import { PersonName } from '../../../people/PersonName.tsx';
import { type KadroDataProvider } from '../../../server/data-provider.ts';
import { DayField } from '../../../time/DayField.tsx';

/** The limit of the server, and of a read. */
const mostPeople = 1_000;
const atOnce = 100;

type Result = { id: string; name?: string; message?: string };

/** What is overwritten of each person. */
async function seenOf(provider: KadroDataProvider, ids: readonly string[]): Promise<Record<string, number>> {
  const seen: Record<string, number> = {};
  for (let at = 0; at < ids.length; at += atOnce) {
    const { data } = await provider.getMany<TimeSettingsRowFragment>('time-settings', {
      ids: ids.slice(at, at + atOnce),
    });
    for (const { id, settingsRevision } of data) seen[id] = settingsRevision;
  }
  return seen;
}

/** Sends it for all, and again for those who were refused. */
function useGiving({ ids, onClose, onDone }: PeopleDialogProps) {
  const t = useT('console-attendance');
  const toast = useToast();
  const provider = useDataProvider<KadroDataProvider>();
  const { submit, isBusy, problem } = useSubmission();
  const [refused, setRefused] = useState<readonly Result[]>([]);
  const left = refused.length > 0 ? refused.map(({ id }) => id) : ids;
  const give = async (ruleSetId: string, from: string) => {
    const body = { employees: left, from, revisions: await seenOf(provider, left) };
    const path = `employees/update/shift-parameter/${ruleSetId}`;
    await submit<{ results: readonly Result[] }>(
      { service: 'attendance', method: 'PUT', path, body, silent: true },
      ({ results }) => {
        const not = results.filter(({ name }) => name !== undefined);
        setRefused(not);
        if (not.length > 0) return;
        toast({ text: t('settings.bulkDone', { people: results.length }), status: 'APPROVED' });
        onDone();
        onClose();
      },
    );
  };
  return { give, isBusy, problem, refused, left };
}

/** Gives a rule set to the chosen people from a day on; those who are refused are left, with the reason. */
export function GiveRules(props: PeopleDialogProps) {
  const t = useT('console-attendance');
  const { number } = useFormat();
  const { give, isBusy, problem, refused, left } = useGiving(props);
  const [ruleSetId, setRuleSet] = useState('');
  const [from, setFrom] = useState(today());
  const [isMissing, setMissing] = useState(false);
  const isTooMany = left.length > mostPeople;
  const send = () => {
    setMissing(!ruleSetId);
    if (ruleSetId) void give(ruleSetId, from);
  };
  return (
    <FormDialog title={t('settings.bulk')} onClose={props.onClose}>
      <DialogBody>
        <Effect>{t('tryOut.people', { people: left.length })}</Effect>
        <RecordPicker
          of="shift-parameters"
          id="field-shiftParameterId"
          label={t('console-fields:field.shiftParameterId')}
          required
          error={isMissing ? t('common:validation.required') : undefined}
          value={ruleSetId}
          onChange={setRuleSet}
        />
        <DayField id="field-from" label={t('console-fields:field.from')} value={from} onChange={setFrom} />
        <Refused refused={refused} />
        {problem && <Problem role="alert">{problem}</Problem>}
        {isTooMany && <Problem>{t('settings.bulkMost', { max: number(mostPeople) })}</Problem>}
        <DialogButtons
          submit={t('settings.bulk')}
          busy={isBusy}
          disabled={isTooMany}
          onSubmit={send}
          onClose={props.onClose}
        />
      </DialogBody>
    </FormDialog>
  );
}

function Refused({ refused }: { refused: readonly Result[] }) {
  const t = useT('console-attendance');
  if (refused.length === 0) return null;
  return (
    <div role="alert">
      <p>{t('settings.bulkRefused', { people: refused.length })}</p>
      {refused.map(({ id, message }) => (
        <div key={id}>
          <PersonName id={id} />
          <Problem>{message}</Problem>
        </div>
      ))}
    </div>
  );
}
