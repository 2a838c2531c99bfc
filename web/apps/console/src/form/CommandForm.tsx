import { type ApiError } from '@kadro/api';
import { useT } from '@kadro/i18n';
import { DraftNote, ErrorSummary, phone } from '@kadro/ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRefresh } from 'react-admin';
import { FormProvider } from 'react-hook-form';
import { useLabel } from '../fields/use-texts.ts';
import { FieldInput } from './FieldInput.tsx';
import { UnsavedGuard } from './UnsavedGuard.tsx';
import { type CommandFormProps, useCommandForm } from './use-command-form.ts';
import { refusalText } from './use-command.ts';

export { type FormPart } from './use-command-form.ts';

const Form = styled('form')({
  display: 'grid',
  gap: 20,
  minWidth: 0,
  '& [role="alert"] a': { display: 'inline-block', lineHeight: '24px' },
});
const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  gap: '16px 24px',
  alignItems: 'start',
  '& > [data-wide="true"]': { gridColumn: '1 / -1' },
});
const Part = styled('fieldset')(({ theme }) => ({
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  '& > legend': { ...(theme.typography.h3 as object), padding: 0, marginBlockEnd: 12 },
}));
const Actions = styled('div')({ display: 'flex', gap: 8, flexWrap: 'wrap', [phone]: { '& > *': { flex: 1 } } });

/** A form for one command: it sends changed fields only and shows refusals at their fields. */
export function CommandForm<N extends string>({ children, ...props }: CommandFormProps<N>) {
  const { of, submit, another } = props;
  const label = useLabel(of);
  const { form, save, refusal, settled, draft, close } = useCommandForm(props);
  const { isDirty, isSubmitting, dirtyFields, errors } = form.formState;
  const problems = Object.entries(errors).map(([field, error]) => ({
    field,
    text: `${label(field)}: ${messageOf(error)}`,
  }));
  return (
    <FormProvider {...form}>
      <Form noValidate onSubmit={(event) => void form.handleSubmit((typed) => save(typed))(event)}>
        <DraftNote draft={draft} onContinue={draft.takeUp} />
        <ErrorSummary problems={problems} />
        {refusal && <Refusal error={refusal} />}
        <Parts {...props} />
        {children}
        <Buttons
          submit={submit}
          busy={isSubmitting}
          onClose={close}
          another={another?.label}
          onAnother={() => void form.handleSubmit((typed) => save(typed, another?.onDone))()}
        />
      </Form>
      <UnsavedGuard dirty={isDirty && Object.keys(dirtyFields).length > 0} settled={settled} draft={draft} />
    </FormProvider>
  );
}

function Parts<N extends string>({ of, parts, required = [], explain }: Omit<CommandFormProps<N>, 'children'>) {
  return parts.map(({ title, fields }) => (
    <Part key={title ?? fields[0]}>
      {title && <legend>{title}</legend>}
      <Columns>
        {fields.map((name) => (
          <FieldInput
            key={name}
            name={name}
            of={of[name]}
            required={required.includes(name)}
            helper={explain?.(name)}
          />
        ))}
      </Columns>
    </Part>
  ));
}

interface ButtonsProps {
  submit: string;
  busy: boolean;
  onClose?: () => void;
  another?: string;
  onAnother: () => void;
}

function Buttons({ submit, busy, onClose, another, onAnother }: ButtonsProps) {
  const t = useT();
  return (
    <Actions>
      <Button type="submit" variant="contained" disabled={busy}>
        {submit}
      </Button>
      {another && (
        <Button variant="outlined" onClick={onAnother} disabled={busy}>
          {another}
        </Button>
      )}
      {onClose && (
        <Button variant="outlined" onClick={onClose} disabled={busy}>
          {t('common:action.dismiss')}
        </Button>
      )}
    </Actions>
  );
}

const messageOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : '';

/** A refusal without a field; after a conflict it offers to reload. */
function Refusal({ error }: { error: ApiError }) {
  const t = useT();
  const refresh = useRefresh();
  const stale = error.name === 'changed_meanwhile';
  return (
    <Alert
      severity={stale ? 'warning' : 'error'}
      icon={false}
      action={
        stale && (
          <Button color="inherit" size="small" onClick={() => refresh()}>
            {t('console:form.loadNewest')}
          </Button>
        )
      }
    >
      {stale ? t('console:form.changedMeanwhile') : refusalText(error, t)}
      {error.status === 403 && <div>{t('console:form.noRight')}</div>}
    </Alert>
  );
}
