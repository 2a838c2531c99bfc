import { useEffect, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { ApiError } from '@kadro/api';
import { useT, type Key, type Translate } from '@kadro/i18n';
import { DraftNote, ErrorSummary, phone, Section, Sheet } from '@kadro/ui';
import { usePortal, useUser } from '../../../../core/context.tsx';
import { ownFileQuestion } from '../../../../people/prefetch.ts';
import { useOwnFile } from '../../../../people/own-file.ts';
import { useUnsaved } from '../../../../navigation/unsaved-guard.tsx';
import { changesOf, toTyped, type Stored, type Typed } from './changes.ts';
import { editable, type FieldGroup, type FieldSpec } from './fields.ts';
import { problemsOf } from './problems.ts';
import { SectionField } from './Field.tsx';
import { messageOf } from '../../../../core/message-of.ts';
import { useOwnDraft } from './use-own-draft.ts';
import { useSave, type SectionName } from './use-save.ts';

const Form = styled('form')({ display: 'grid', gap: 'inherit' });
const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: '16px 20px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));
const Buttons = styled('div')({ display: 'flex', gap: 8, [phone]: { '& > *': { flex: 1 } } });

export interface SectionFormProps {
  section: SectionName;
  groups: readonly FieldGroup[];
  stored: Stored;
  saved: Key;
  onClose: () => void;
}

type Notice = { kind: 'error'; text: string } | { kind: 'changed' } | { kind: 'loaded' } | { kind: 'same' } | null;

/** The form of a section: keeps what was typed whatever happens, and leads to the first field with an error. */
export function SectionForm(props: SectionFormProps) {
  const { section, stored, onClose } = props;
  const groups = editable(props.groups);
  const t = useT() as Translate;
  const fields = groups.flatMap((group) => group.fields);
  const form = useForm<Typed>({ defaultValues: toTyped(fields, stored) });
  const { errors, isSubmitting, isDirty } = form.formState;
  const [notice, setNotice] = useState<Notice>(null);
  const draft = useSectionDraft(section, { form, fields, stored });
  const closeForGood = () => {
    draft.end();
    onClose();
  };
  const submit = useSubmit({ ...props, onClose: closeForGood }, { form, fields, onNotice: setNotice });
  const reload = useReload(form, fields, section);
  useUnsaved(isDirty && !isSubmitting, draft.end);
  const { setFocus } = form;
  const firstName = fields[0]?.name ?? '';
  useEffect(() => setFocus(firstName), [setFocus, firstName]);

  const problems = fields.flatMap(({ name: field }) =>
    errors[field]?.message ? [{ field, text: `${t(`common:field.${field}` as Key)}: ${errors[field].message}` }] : [],
  );
  return (
    <Form onSubmit={(event) => void submit(event)} noValidate>
      <DraftNote draft={draft} onContinue={draft.takeUp} />
      <NoticeLine notice={notice} onReload={() => reload().then(() => setNotice({ kind: 'loaded' }))} />
      <ErrorSummary problems={problems} />
      <Groups groups={groups} form={form} />
      <Buttons>
        <Button type="submit" variant="contained" disabled={isSubmitting}>
          {t('common:action.save')}
        </Button>
        <Button variant="outlined" onClick={closeForGood} disabled={isSubmitting}>
          {t('common:action.dismiss')}
        </Button>
      </Buttons>
    </Form>
  );
}

interface Edited {
  form: UseFormReturn<Typed>;
  fields: readonly FieldSpec[];
  stored: Stored;
}

/** What differs from the stored values is kept, as far as it may be. */
function useSectionDraft(section: SectionName, { form, fields, stored }: Edited) {
  const draft = useOwnDraft(section);
  const { keep, take } = draft;
  const { subscribe, setValue, getValues } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const changed = Object.keys(changesOf(fields, stored, values));
          keep(Object.fromEntries(changed.map((name) => [name, values[name]])));
        },
      }),
    [subscribe, keep, fields, stored],
  );
  const takeUp = () => {
    const earlier = Object.entries(take(getValues()));
    for (const [name, value] of earlier) if (value !== undefined) setValue(name, value, { shouldDirty: true });
  };
  return { ...draft, takeUp };
}

interface FormAccess {
  form: UseFormReturn<Typed>;
  fields: readonly FieldSpec[];
  onNotice: (notice: Notice) => void;
}

function useSubmit({ section, stored, saved, onClose }: SectionFormProps, { form, fields, onNotice }: FormAccess) {
  const save = useSave(section, saved);
  const names = fields.map(({ name }) => name);
  const refuse = (error: unknown) => {
    const isStale = error instanceof ApiError && error.status === 409 && error.name === 'changed_meanwhile';
    const problems = error instanceof ApiError ? problemsOf(error.fields, names) : [];
    const ordered = problems.toSorted((one, other) => names.indexOf(one.field) - names.indexOf(other.field));
    ordered.forEach(({ field, text }, index) => form.setError(field, { message: text }, { shouldFocus: index === 0 }));
    onNotice(isStale ? { kind: 'changed' } : ordered.length > 0 ? null : { kind: 'error', text: messageOf(error) });
  };
  return form.handleSubmit(async (typed) => {
    const changes = changesOf(fields, stored, typed);
    if (Object.keys(changes).length === 0) return onNotice({ kind: 'same' });
    try {
      await save(changes);
      onClose();
    } catch (error) {
      refuse(error);
    }
  });
}

function Groups({ groups, form }: Pick<SectionFormProps, 'groups'> & { form: UseFormReturn<Typed> }) {
  const t = useT() as Translate;
  return groups.map(({ label, fields }) => (
    <Sheet key={label}>
      <Section title={t(label)}>
        <Grid>
          {fields.map((field) => (
            <SectionField
              key={field.name}
              field={field}
              register={form.register}
              control={form.control}
              errors={form.formState.errors}
            />
          ))}
        </Grid>
      </Section>
    </Sheet>
  ));
}

function useReload(
  { reset }: UseFormReturn<Typed>,
  fields: readonly FieldSpec[],
  section: SectionName,
): () => Promise<void> {
  const { api, answers } = usePortal();
  const { id } = useUser();
  const file = useOwnFile();
  return async () => {
    await file.reload();
    const newest = answers.known(ownFileQuestion(api, id))?.[section];
    if (newest) reset(toTyped(fields, { ...newest }), { keepDirtyValues: true });
  };
}

function NoticeLine({ notice, onReload }: { notice: Notice; onReload: () => Promise<void> }) {
  const t = useT('portal');
  if (notice === null) return null;
  if (notice.kind === 'error') return <Alert severity="error">{notice.text}</Alert>;
  if (notice.kind !== 'changed') {
    return <Alert severity="info">{t(notice.kind === 'loaded' ? 'file.loaded' : 'file.noChange')}</Alert>;
  }
  return (
    <Alert
      severity="warning"
      action={
        <Button size="small" onClick={() => void onReload()}>
          {t('file.loadCurrent')}
        </Button>
      }
    >
      {t('file.changed')}
    </Alert>
  );
}
