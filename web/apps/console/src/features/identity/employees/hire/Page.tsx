import { type CommandResult } from '@kadro/api';
import { useT } from '@kadro/i18n';
import { PageTitle, phone, today } from '@kadro/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { CommandForm } from '../../../../form/CommandForm.tsx';
import { useCommand } from '../../../../form/use-command.ts';
import { BackLink } from '../../../../parts/BackLink.tsx';
import { useRights } from '../../../../server/use-rights.ts';
import { fields } from '../fields.ts';
import { type SignInDetails, SignInDetailsBody } from './SignInDetails.tsx';

const Page = styled('div')({
  display: 'grid',
  gap: 24,
  padding: '14px 20px 32px',
  maxWidth: 860,
  [phone]: { paddingInline: 14 },
});
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

type Hired = { id: string; name: string };

/** Hiring in two steps: the person, then the details for the first sign-in. */
export function EmployeeCreate() {
  const t = useT('console-identity');
  const [hired, setHired] = useState<Hired>();
  useEffect(() => void (document.title = `${t('employees.hire')} · Kadro`), [t]);
  return (
    <>
      <BackLink to="/employees">{t('console:nav.employees')}</BackLink>
      <Page>{hired ? <SignInStep hired={hired} /> : <HireForm onHired={setHired} />}</Page>
    </>
  );
}

const required = ['firstName', 'lastName', 'staffNumber', 'workEmail', 'branchId', 'hiredDate'] as const;

function HireForm({ onHired }: { onHired: (hired: Hired) => void }) {
  const t = useT('console-identity');
  const navigate = useNavigate();
  const { branches } = useRights();
  const defaults = useMemo(
    () => ({ hiredDate: today(), ...(branches?.length === 1 && { branchId: branches[0] }) }),
    [branches],
  );
  const parts = useMemo(
    () =>
      [
        { title: t('hire.person'), fields: ['firstName', 'lastName', 'workEmail', 'phone', 'language'] },
        {
          title: t('hire.place'),
          fields: ['staffNumber', 'branchId', 'unitId', 'teamId', 'jobId', 'managerId', 'title'],
        },
        { title: t('hire.terms'), fields: ['hiredDate', 'startedDate', 'employmentType', 'collarType'] },
      ] as const,
    [t],
  );
  return (
    <>
      <PageTitle title={t('hire.title')} second={t('hire.second')} />
      <CommandForm
        of={fields}
        parts={parts}
        defaults={defaults}
        required={required}
        command={(values) => ({ method: 'POST', path: 'employees', body: values })}
        submit={t('employees.hire')}
        onDone={({ id }, values) =>
          onHired({ id, name: `${String(values['firstName'])} ${String(values['lastName'])}` })
        }
        onClose={() => void navigate('/employees')}
      />
    </>
  );
}

/** A generated first password, shown once. */
function SignInStep({ hired: { id, name } }: { hired: Hired }) {
  const t = useT('console-identity');
  const run = useCommand();
  const [details, setDetails] = useState<SignInDetails>();
  const [busy, setBusy] = useState(false);
  const make = async () => {
    setBusy(true);
    const done = await run<CommandResult & SignInDetails>({
      method: 'PUT',
      path: `employees/${id}/credential/send-welcome-notification`,
      body: {},
    });
    setBusy(false);
    if (done) setDetails(done);
  };
  return (
    <>
      <PageTitle title={t('firstSignIn.title')} second={t('hire.done', { name })} />
      {details ? <SignInDetailsBody details={details} /> : <p>{t('welcome.effect')}</p>}
      <Actions>
        {!details && (
          <Button variant="contained" disabled={busy} onClick={() => void make()}>
            {t('welcome.button')}
          </Button>
        )}
        <Button variant={details ? 'contained' : 'outlined'} component={Link} to={`/employees/${id}/show`}>
          {t('console:panel.open')}
        </Button>
        <Button variant="outlined" component={Link} to="/employees">
          {t('hire.toList')}
        </Button>
      </Actions>
    </>
  );
}
