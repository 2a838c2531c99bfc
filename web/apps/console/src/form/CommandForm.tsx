import { ApiError, type Done } from '@kadro/api';
import { useT } from '@kadro/i18n';
import { ErrorSummary, phone } from '@kadro/ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { useRefresh } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { changesOf, filledOf, formValues, problemsOf, type Values } from './changes.ts';
import { FieldInput } from './FieldInput.tsx';
import { type FieldName } from './field-kinds.ts';
import { UnsavedGuard } from './UnsavedGuard.tsx';
import { refusalText, useSend, type Wish } from './use-command.ts';

const Form = styled('form')({ display: 'grid', gap: 20, minWidth: 0, '& [role="alert"] a': { display: 'inline-block', lineHeight: '24px' } });
const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  gap: '16px 24px',
  alignItems: 'start',
  '& > [data-wide="true"]': { gridColumn: '1 / -1' },
});
const Part = styled('fieldset')(({ theme }) => ({ border: 0, margin: 0, padding: 0, minWidth: 0, '& > legend': { ...(theme.typography.h3 as object), padding: 0, marginBlockEnd: 12 } }));
const Actions = styled('div')({ display: 'flex', gap: 8, flexWrap: 'wrap', [phone]: { '& > *': { flex: 1 } } });

export interface FormPart {
  title?: string;
  fields: readonly FieldName[];
}

export interface CommandFormProps<T> {
  parts: readonly FormPart[];
  /** What is there now; without it everything filled in is sent. */
  record?: Values | null;
  /** Values of a new record before anything is typed. */
  defaults?: Values;
  required?: readonly FieldName[];
  /** The command for the changed fields. */
  wish: (changes: Values) => Wish;
  submit: string;
  onDone: (done: T, changes: Values) => void;
  onClose?: () => void;
  /** What a field means, in a sentence below it. */
  explain?: (field: FieldName) => string;
  /** Stands above the buttons: the effect in words. */
  children?: ReactNode;
}

/** A form that sends one command: changed fields only, refusals at their fields, typed values kept. */
export function CommandForm<T = Done>({ parts, record, defaults, required = [], wish, submit, onDone, onClose, explain, children }: CommandFormProps<T>) {
  const t = useT();
  const names = useMemo(() => parts.flatMap(({ fields }) => fields), [parts]);
  const values = useMemo(() => formValues(names, record ?? defaults), [names, record, defaults]);
  const form = useForm<Values>({ values, resetOptions: { keepDirtyValues: true }, mode: 'onTouched' });
  const { isDirty, isSubmitting, dirtyFields, errors } = form.formState;
  const dirty = isDirty && Object.keys(dirtyFields).length > 0;
  const settled = useRef(false);
  const send = useSend();
  const [refusal, setRefusal] = useState<ApiError>();
  const save = async (typed: Values) => {
    const changes = record ? changesOf(names, record, typed) : filledOf(names, typed);
    if (record && Object.keys(changes).length === 0) return onClose?.();
    setRefusal(undefined);
    try {
      const done = await send<T>(wish(changes));
      settled.current = true;
      onDone(done, changes);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const problems = problemsOf(error.fields, names);
      problems.forEach(({ field, text }, at) => form.setError(field, { message: text }, { shouldFocus: at === 0 }));
      setRefusal(problems.length > 0 && problems.every(({ field }) => names.includes(field as FieldName)) ? undefined : error);
    }
  };
  const problems = Object.entries(errors).map(([field, error]) => ({ field, text: `${t(`console:field.${field}` as 'console:field.name')}: ${messageOf(error)}` }));
  return (
    <FormProvider {...form}>
      <Form noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
        <ErrorSummary problems={problems} />
        {refusal && <Refusal error={refusal} />}
        {parts.map(({ title, fields }) => (
          <Part key={title ?? fields[0]}>
            {title && <legend>{title}</legend>}
            <Columns>
              {fields.map((name) => (
                <FieldInput key={name} name={name} required={required.includes(name)} helper={explain?.(name)} />
              ))}
            </Columns>
          </Part>
        ))}
        {children}
        <Actions>
          <Button type="submit" variant="contained" disabled={isSubmitting}>
            {submit}
          </Button>
          {onClose && (
            <Button variant="outlined" onClick={onClose} disabled={isSubmitting}>
              {t('common:action.dismiss')}
            </Button>
          )}
        </Actions>
      </Form>
      <UnsavedGuard dirty={dirty} settled={settled} />
    </FormProvider>
  );
}

const messageOf = (error: unknown): string => (typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : '');

/** A refusal that belongs to no field; after a change by somebody else the newest values are one press away. */
function Refusal({ error }: { error: ApiError }) {
  const t = useT();
  const refresh = useRefresh();
  const stale = error.name === 'changed_meanwhile';
  return (
    <Alert
      severity={stale ? 'warning' : 'error'}
      icon={false}
      action={stale && <Button color="inherit" size="small" onClick={() => refresh()}>{t('console:form.loadNewest')}</Button>}
    >
      {stale ? t('console:form.changedMeanwhile') : refusalText(error, t)}
      {error.status === 403 && <div>{t('console:form.noRight')}</div>}
    </Alert>
  );
}
