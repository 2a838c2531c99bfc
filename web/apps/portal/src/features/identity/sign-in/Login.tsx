import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { ApiError } from '@kadro/api';
import { useLanguage, useT } from '@kadro/i18n';
import { Field, ink, LanguageSwitch, LoginArt, OneColumn, PasswordField } from '@kadro/ui';
import { usePortal } from '../../../core/context.tsx';
import { useChooseLanguage } from '../../../people/language.ts';
import { FormError } from './FormError.tsx';
import { useTitle } from '../../../parts/Page.tsx';

const Form = styled('form')({ display: 'grid', gap: 20 });
const Title = styled('h1')(({ theme }) => ({ ...(theme.typography.title as object) }));
const Lead = styled('p')({ color: ink.textMuted, marginBlockStart: 4 });

interface Typed {
  username: string;
  password: string;
}

export default function Login() {
  const t = useT();
  const language = useLanguage();
  const choose = useChooseLanguage();
  const title = t('action.signIn');
  const element = useTitle<HTMLDivElement>(title);
  const legend = { happened: t('portal:login.happened'), asked: t('portal:login.asked'), open: t('portal:login.open') };
  return (
    <div ref={element}>
      <OneColumn
        end={<LanguageSwitch value={language} onChange={(one) => void choose(one)} />}
        art={<LoginArt legend={legend} />}
      >
        <div>
          <Title tabIndex={-1}>{title}</Title>
          <Lead>{t('portal:login.lead')}</Lead>
        </div>
        <SignInForm />
      </OneColumn>
    </div>
  );
}

function SignInForm() {
  const t = useT();
  const { signedOut } = usePortal();
  const [ended] = useState(signedOut);
  const form = useForm<Typed>({ defaultValues: { username: '', password: '' } });
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  const submit = useSignIn(form);
  return (
    <Form onSubmit={(event) => void submit(event)} noValidate>
      {ended && ended !== 'logout' && !errors.root && <Alert severity="info">{t('portal:login.ended')}</Alert>}
      <FormError text={errors.root?.message} />
      <Field
        label={t('field.workEmail')}
        error={errors.username?.message}
        autoComplete="username"
        inputProps={{ dir: 'ltr', inputMode: 'email', autoCapitalize: 'none', spellCheck: false }}
        {...register('username', { validate: (text) => text.trim() !== '' || t('portal:login.usernameMissing') })}
      />
      <PasswordField
        label={t('signIn.password')}
        error={errors.password?.message}
        {...register('password', { required: t('portal:login.passwordMissing') })}
      />
      <Button type="submit" variant="contained" size="large" disabled={isSubmitting}>
        {t('action.signIn')}
      </Button>
    </Form>
  );
}

function useSignIn({ handleSubmit, setError, setFocus, resetField }: UseFormReturn<Typed>) {
  const t = useT();
  const { api } = usePortal();
  const refuse = (error: unknown) => {
    const isKnown = error instanceof ApiError && error.message !== error.name;
    setError('root', { message: isKnown ? error.message : t('common:network_error') });
    if (error instanceof ApiError && error.status === 401) resetField('password');
    setFocus('password');
  };
  return handleSubmit(async (typed) => {
    try {
      await api.login({ ...typed, username: typed.username.trim() });
    } catch (error) {
      refuse(error);
    }
  });
}
