import { useForm, useWatch, type UseFormSetError } from 'react-hook-form';
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
  /** Asks for the current password, where one changes it by choice. */
  withOld?: boolean;
  staffNumber?: string | null;
  onDone?: () => void;
  onBack: () => void;
  back: string;
}

/** A new password, twice, with its rules beside it; the server's word stands at the field. */
export function NewPasswordForm({ withOld = false, staffNumber, onDone, onBack, back }: NewPasswordFormProps) {
  const t = useT();
  const { api } = usePortal();
  const { firstName, lastName } = useUser();
  const { register, handleSubmit, setError, control, formState } = useForm<Typed>({
    defaultValues: { oldPassword: '', password: '', repeated: '' },
  });
  const { errors, isSubmitting } = formState;
  const [password, repeated] = useWatch({ control, name: ['password', 'repeated'] });
  const kept = rulesKept(password, repeated, { firstName, lastName, staffNumber });
  const rules = ruleNames.map((id) => ({
    id,
    met: kept[id],
    label: id === 'equal' ? t('portal:password.same') : t(`password.${id}`, { characters: `\u2066${specials}\u2069` }),
  }));

  const refuse = useRefusal(setError);
  const submit = handleSubmit(async (typed) => {
    try {
      await api.changePassword(
        withOld ? { password: typed.password, oldPassword: typed.oldPassword } : { password: typed.password },
      );
      onDone?.();
    } catch (error) {
      refuse(error);
    }
  });
  const isFine = (text: string) => {
    const { equal: _equal, ...own } = rulesKept(text, text, { firstName, lastName, staffNumber });
    return Object.values(own).every(Boolean) || t('portal:password.ruleMissed');
  };
  return (
    <Form onSubmit={(event) => void submit(event)} noValidate>
      <FormError text={errors.root?.message} />
      {withOld && (
        <PasswordField
          label={t('password.current')}
          error={errors.oldPassword?.message}
          {...register('oldPassword', { required: t('portal:login.passwordMissing') })}
        />
      )}
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

/** Puts the server's answer at the field that it is about. */
function useRefusal(setError: UseFormSetError<Typed>): (error: unknown) => void {
  const t = useT();
  return (error) => {
    const { code, fields, message } =
      error instanceof ApiError && error.status >= 400
        ? error
        : { code: undefined, fields: undefined, message: t('common:network_error') };
    const said = fields?.['password'];
    if (Number(code) === wrongOld) setError('oldPassword', { message }, { shouldFocus: true });
    else if (typeof said === 'string' || (Number(code) >= 766 && Number(code) <= 769))
      setError('password', { message: typeof said === 'string' ? said : message }, { shouldFocus: true });
    else setError('root', { message });
  };
}
