import { useForm, useWatch, type Control, type UseFormReturn, type UseFormSetError } from 'react-hook-form';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { ApiError } from '@kadro/api';
import { useT } from '@kadro/i18n';
import { PasswordField } from '@kadro/ui';
import { usePortal, useUser } from '../../../core/context.tsx';
import { FormError } from './FormError.tsx';
import { ruleNames, rulesKept, specials } from './password-rules.ts';

const Form = styled('form')({ display: 'grid', gap: 20 });
const Buttons = styled('div')({ display: 'grid', gap: 8 });

interface Typed {
  oldPassword: string;
  password: string;
  repeated: string;
}

const wrongOld = 806;

export interface NewPasswordFormProps {
  withOld?: boolean;
  staffNumber?: string | null;
  onDone?: () => void;
  onBack: () => void;
  back: string;
}

export function NewPasswordForm({ withOld = false, staffNumber, onDone, onBack, back }: NewPasswordFormProps) {
  const t = useT();
  const { api } = usePortal();
  const form = useForm<Typed>({ defaultValues: { oldPassword: '', password: '', repeated: '' } });
  const { errors, isSubmitting } = form.formState;
  const refuse = useRefusal(form.setError);
  const submit = form.handleSubmit(async ({ password, oldPassword }) => {
    try {
      await api.changePassword(withOld ? { password, oldPassword } : { password });
      onDone?.();
    } catch (error) {
      refuse(error);
    }
  });
  return (
    <Form onSubmit={(event) => void submit(event)} noValidate>
      <FormError text={errors.root?.message} />
      {withOld && (
        <PasswordField
          label={t('password.current')}
          error={errors.oldPassword?.message}
          {...form.register('oldPassword', { required: t('portal:login.passwordMissing') })}
        />
      )}
      <NewPasswordFields form={form} staffNumber={staffNumber} />
      <Buttons>
        <Button type="submit" variant="contained" size="large" disabled={isSubmitting}>
          {t('portal:password.save')}
        </Button>
        <Button onClick={onBack} disabled={isSubmitting}>
          {back}
        </Button>
      </Buttons>
    </Form>
  );
}

interface NewPasswordFieldsProps extends Pick<NewPasswordFormProps, 'staffNumber'> {
  form: UseFormReturn<Typed>;
}

function NewPasswordFields({ form: { control, register, formState }, staffNumber }: NewPasswordFieldsProps) {
  const t = useT();
  const { errors } = formState;
  const { rules, isFine } = usePasswordRules(control, staffNumber);
  return (
    <>
      <PasswordField
        label={t('password.new')}
        error={errors.password?.message}
        helper={t('portal:password.notReused')}
        autoComplete="new-password"
        {...register('password', { validate: (text) => (text === '' ? t('validation.required') : isFine(text)) })}
      />
      <PasswordField
        label={t('password.repeat')}
        error={errors.repeated?.message}
        rules={rules}
        autoComplete="new-password"
        {...register('repeated', { validate: (text, { password: first }) => text === first || t('password.equal') })}
      />
    </>
  );
}

function usePasswordRules(control: Control<Typed>, staffNumber: string | null | undefined) {
  const t = useT();
  const { firstName, lastName } = useUser();
  const owner = { firstName, lastName, staffNumber };
  const [password, repeated] = useWatch({ control, name: ['password', 'repeated'] });
  const kept = rulesKept(password, repeated, owner);
  const rules = ruleNames.map((id) => ({
    id,
    met: kept[id],
    label: id === 'equal' ? t('portal:password.same') : t(`password.${id}`, { characters: `\u2066${specials}\u2069` }),
  }));
  const isFine = (text: string) => {
    const { equal: _equal, ...own } = rulesKept(text, text, owner);
    return Object.values(own).every(Boolean) || t('portal:password.ruleMissed');
  };
  return { rules, isFine };
}

function useRefusal(setError: UseFormSetError<Typed>): (error: unknown) => void {
  const t = useT();
  return (error) => {
    const { code, fields, message } =
      error instanceof ApiError && error.status >= 400
        ? error
        : { code: undefined, fields: undefined, message: t('common:network_error') };
    const fieldError = fields?.['password'];
    if (Number(code) === wrongOld) setError('oldPassword', { message }, { shouldFocus: true });
    else if (typeof fieldError === 'string' || (Number(code) >= 766 && Number(code) <= 769))
      setError('password', { message: typeof fieldError === 'string' ? fieldError : message }, { shouldFocus: true });
    else setError('root', { message });
  };
}
