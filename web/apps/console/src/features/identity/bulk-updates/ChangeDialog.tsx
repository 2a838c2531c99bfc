import { ApiError, type Done } from '@kadro/api';
import { useFormat, useLanguage, useT } from '@kadro/i18n';
import { CheckField, DateField, SelectField, today } from '@kadro/ui';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { ManagerOrder } from '../employees/managers/OrderedList.tsx';
import { DialogBody, DialogButtons, FormDialog, Problem } from '../../../form/Dialog.tsx';
import { PersonPicker, RecordPicker } from '../../../form/inputs/pickers.tsx';
import { refusalText, useSend } from '../../../form/use-command.ts';
import { useSession } from '../../../server/api.ts';
import { type Draft, mayClear, type Way, ways, wishOf } from './change.ts';
import { PreviewPart } from './Preview.tsx';
import { usePreview } from './use-preview.ts';

interface ChangeProps {
  ids: readonly string[];
  onClose: () => void;
  /** The change is on its way. */
  onDone: () => void;
}

/** What changes for these people, to what, from when; the difference before it happens, then its report. */
export function ChangeDialog({ ids, onClose, onDone }: ChangeProps) {
  const t = useT('bulk');
  const navigate = useNavigate();
  const send = useSend();
  const [draft, setDraft] = useState<Draft>({ kind: '', one: '', list: [], clears: false, day: today() });
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const wish = useMemo(() => wishOf(draft, ids, today()), [draft, ids]);
  const preview = usePreview(wish);
  const start = async () => {
    if (!wish) return;
    setBusy(true);
    try {
      const { id } = await send<Done & { id: string }>({ ...wish, method: 'PUT', silent: true });
      onDone();
      void navigate(`/bulk-updates/${id}/show`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(refusalText(error, t));
      setBusy(false);
    }
  };
  const changed = preview.found?.changed ?? 0;
  return (
    <FormDialog title={t('title')} onClose={onClose}>
      <DialogBody>
        <Fields draft={draft} onChange={(more) => setDraft((before) => ({ ...before, ...more }))} />
        <PreviewPart way={ways.find(({ kind }) => kind === draft.kind)} {...preview} />
        {problem && <Problem role="alert">{problem}</Problem>}
        <DialogButtons
          submit={changed === 0 ? t('button') : t(draft.day > today() ? 'confirmLater' : 'confirm', { count: changed })}
          busy={busy}
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
  const way = ways.find(({ kind }) => kind === draft.kind);
  const choose = (kind: string) => onChange({ kind: kind as Draft['kind'], one: '', list: [], clears: false });
  return (
    <>
      <SelectField
        id="field-kind"
        label={t('what')}
        value={draft.kind}
        empty={t('common:state.notSet')}
        options={ways.map(({ kind, label }) => ({ value: kind, label: c(label) }))}
        onChange={(event) => choose(event.target.value)}
      />
      {way && !draft.clears && <Target key={way.kind} way={way} draft={draft} onChange={onChange} />}
      {way && mayClear(way) && (
        <CheckField label={t('clear')} checked={draft.clears} onChange={(_, clears) => onChange({ clears })} />
      )}
      <Day day={draft.day} onChange={(day) => onChange({ day })} />
    </>
  );
}

function Target({ way, draft, onChange }: FieldsProps & { way: Way }) {
  const t = useT('bulk');
  const one = { id: 'field-target', label: t('to'), value: draft.one, onChange: (id: string) => onChange({ one: id }) };
  if (way.of === 'person') return <PersonPicker {...one} />;
  if (typeof way.of === 'object') return <RecordPicker {...one} of={way.of.record} />;
  return (
    <ManagerOrder
      list={way.of}
      ids={draft.list}
      exclude={draft.list}
      onChange={(list) => Promise.resolve(onChange({ list }))}
    />
  );
}

/** From when it counts; planned and retroactive changes are said in words. */
function Day({ day, onChange }: { day: string; onChange: (day: string) => void }) {
  const t = useT('bulk');
  const language = useLanguage();
  const { date } = useFormat();
  const { datePattern } = useSession();
  const now = today();
  const said = day === now || !day ? t('onToday') : t(day > now ? 'onLater' : 'onEarlier', { date: date(day) });
  return (
    <DateField
      id="field-effectiveOn"
      label={t('on')}
      value={day}
      helper={said}
      pattern={datePattern}
      language={language}
      onChange={onChange}
    />
  );
}
