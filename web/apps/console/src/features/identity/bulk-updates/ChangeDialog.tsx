import { useFormat, useT } from '@kadro/i18n';
import { CheckField, isDay, SelectField, today } from '@kadro/ui';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { DialogBody, DialogButtons, FormDialog, Problem } from '../../../form/Dialog.tsx';
import { PersonPicker, RecordPicker } from '../../../form/inputs/pickers.tsx';
import { useSubmission } from '../../../form/use-submission.ts';
import { DayField } from '../../../time/DayField.tsx';
import { ManagerOrder } from '../employees/managers/OrderedList.tsx';
import { type Draft, mayClear, type ChangeType, changeTypes, requestOf, seenIn } from './change.ts';
import { PreviewPart } from './Preview.tsx';
import { usePreview } from './use-preview.ts';

interface ChangeProps {
  ids: readonly string[];
  onClose: () => void;
  onDone: () => void;
}

export function ChangeDialog({ ids, onClose, onDone }: ChangeProps) {
  const t = useT('bulk');
  const navigate = useNavigate();
  const { submit, isBusy, problem } = useSubmission();
  const [draft, setDraft] = useState<Draft>({ kind: '', one: '', list: [], clears: false, day: today() });
  const command = useMemo(() => requestOf(draft, ids, today()), [draft, ids]);
  const preview = usePreview(command);
  const start = async () => {
    if (!command || !preview.found) return;
    const body = { ...command.body, revisions: seenIn(preview.found) };
    await submit({ ...command, body, method: 'PUT', silent: true }, ({ id }) => {
      onDone();
      void navigate(`/bulk-updates/${id}/show`);
    });
  };
  const changed = preview.found?.changed ?? 0;
  return (
    <FormDialog title={t('title')} onClose={onClose}>
      <DialogBody>
        <Fields draft={draft} onChange={(more) => setDraft((before) => ({ ...before, ...more }))} />
        <PreviewPart changeType={changeTypes.find(({ kind }) => kind === draft.kind)} {...preview} />
        {problem && <Problem role="alert">{problem}</Problem>}
        <DialogButtons
          submit={changed === 0 ? t('button') : t(draft.day > today() ? 'confirmLater' : 'confirm', { count: changed })}
          busy={isBusy}
          disabled={changed === 0}
          onSubmit={() => void start()}
          onClose={onClose}
        />
      </DialogBody>
    </FormDialog>
  );
}

type FieldsProps = { draft: Draft; onChange: (more: Partial<Draft>) => void };

function Fields({ draft, onChange }: FieldsProps) {
  const t = useT('bulk');
  const c = useT('console');
  const changeType = changeTypes.find(({ kind }) => kind === draft.kind);
  const choose = (kind: string) => onChange({ kind: kind as Draft['kind'], one: '', list: [], clears: false });
  return (
    <>
      <SelectField
        id="field-kind"
        label={t('what')}
        value={draft.kind}
        empty={t('common:state.notSet')}
        options={changeTypes.map(({ kind, label }) => ({ value: kind, label: c(label) }))}
        onChange={(event) => choose(event.target.value)}
      />
      {changeType && !draft.clears && (
        <Target key={changeType.kind} changeType={changeType} draft={draft} onChange={onChange} />
      )}
      {changeType && mayClear(changeType) && (
        <CheckField label={t('clear')} checked={draft.clears} onChange={(_, clears) => onChange({ clears })} />
      )}
      <Day day={draft.day} onChange={(day) => onChange({ day })} />
    </>
  );
}

function Target({ changeType, draft, onChange }: FieldsProps & { changeType: ChangeType }) {
  const t = useT('bulk');
  const one = { id: 'field-target', label: t('to'), value: draft.one, onChange: (id: string) => onChange({ one: id }) };
  if (changeType.of === 'person') return <PersonPicker {...one} />;
  if (typeof changeType.of === 'object') return <RecordPicker {...one} of={changeType.of.record} />;
  return (
    <ManagerOrder
      list={changeType.of}
      ids={draft.list}
      exclude={draft.list}
      busy={false}
      onChange={(list) => onChange({ list })}
    />
  );
}

function Day({ day, onChange }: { day: string; onChange: (day: string) => void }) {
  const t = useT('bulk');
  const { date } = useFormat();
  const now = today();
  const helper =
    day === now || !isDay(day) ? t('onToday') : t(day > now ? 'onLater' : 'onEarlier', { date: date(day) });
  return <DayField id="field-effectiveOn" label={t('on')} value={day} helper={helper} onChange={onChange} />;
}
