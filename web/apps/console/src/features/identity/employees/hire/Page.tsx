import { type CommandResult } from '@kadro/api';
import { useT } from '@kadro/i18n';
import { PageTitle, phone, useToast } from '@kadro/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useMemo, useState } from 'react';
import { useGetList } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { type Values } from '../../../../form/changes.ts';
import { CommandForm } from '../../../../form/CommandForm.tsx';
import { type KeptInput } from '../../../../form/use-form-draft.ts';
import { useCommand } from '../../../../form/use-command.ts';
import { BackLink } from '../../../../parts/BackLink.tsx';
import { useRights } from '../../../../server/session/use-rights.ts';
import { useTodayAt } from '../../../../time/today.ts';
import { fields, type FieldName } from '../fields.ts';
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

/** What the next person starts with: place and terms of the one before. */
const kept = [
  'language',
  'branchId',
  'unitId',
  'teamId',
  'jobId',
  'managerId',
  'hiredDate',
  'employmentType',
  'collarType',
];

const nameIn = ({ firstName, lastName }: Values): string => `${String(firstName)} ${String(lastName)}`;

export function EmployeeCreate() {
  const t = useT('console-identity');
  const toast = useToast();
  const [hired, setHired] = useState<Hired>();
  const [former, setFormer] = useState<{ count: number; values: Values }>({ count: 0, values: {} });
  useEffect(() => void (document.title = `${t('employees.hire')} · Kadro`), [t]);
  const keep = (values: Values) =>
    setFormer(({ count }) => ({
      count: count + 1,
      values: Object.fromEntries(kept.flatMap((name) => (values[name] ? [[name, values[name]]] : []))),
    }));
  const onHired = ({ id }: CommandResult, values: Values) => {
    keep(values);
    setHired({ id, name: nameIn(values) });
  };
  const onAnother = (_done: CommandResult, values: Values) => {
    keep(values);
    toast({ text: t('hire.next', { name: nameIn(values) }) });
  };
  return (
    <>
      <BackLink to="/employees">{t('console:nav.employees')}</BackLink>
      <Page>
        {hired ? (
          <SignInStep hired={hired} onAnother={() => setHired(undefined)} />
        ) : (
          <HireForm key={former.count} former={former.values} onHired={onHired} onAnother={onAnother} />
        )}
      </Page>
    </>
  );
}

const draft: KeptInput<FieldName> = {
  name: 'employees.hire',
  fields: [
    'firstName',
    'lastName',
    'workEmail',
    'phone',
    'language',
    'staffNumber',
    'branchId',
    'unitId',
    'teamId',
    'jobId',
    'managerId',
    'title',
    'hiredDate',
    'startedDate',
    'employmentType',
    'collarType',
  ],
};

const required = ['firstName', 'lastName', 'staffNumber', 'workEmail', 'branchId', 'hiredDate'] as const;

function useOnlyBranch(): string | undefined {
  const { branches } = useRights();
  const { data, total } = useGetList('branches', {
    pagination: { page: 1, perPage: 2 },
    sort: { field: 'name', order: 'ASC' },
    filter: { archived: false },
  });
  return branches?.length === 1 ? branches[0] : total === 1 ? String(data?.[0]?.id) : undefined;
}

function useHireParts() {
  const t = useT('console-identity');
  return useMemo(
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
}

interface HireFormProps {
  former: Values;
  onHired: (done: CommandResult, values: Values) => void;
  onAnother: (done: CommandResult, values: Values) => void;
}

function HireForm({ former, onHired, onAnother }: HireFormProps) {
  const t = useT('console-identity');
  const navigate = useNavigate();
  const branchId = useOnlyBranch();
  const today = useTodayAt(branchId);
  const defaults = useMemo(
    () => ({ hiredDate: today, ...(branchId && { branchId }), ...former }),
    [branchId, today, former],
  );
  return (
    <>
      <PageTitle title={t('hire.title')} second={t('hire.second')} />
      <CommandForm
        of={fields}
        parts={useHireParts()}
        defaults={defaults}
        required={required}
        draft={draft}
        command={(values) => ({ method: 'POST', path: 'employees', body: values })}
        submit={t('employees.hire')}
        onDone={onHired}
        another={{ label: t('hire.andAnother'), onDone: onAnother }}
        onClose={() => void navigate('/employees')}
      >
        {!former['hiredDate'] && <TodayAtBranch />}
      </CommandForm>
    </>
  );
}

/** The first day is today at the chosen branch until another one is typed. */
function TodayAtBranch() {
  const branchId = useWatch<{ branchId?: string }>({ name: 'branchId' });
  const { resetField, getFieldState } = useFormContext();
  const today = useTodayAt(branchId || undefined);
  useEffect(() => {
    if (branchId && !getFieldState('hiredDate').isDirty) resetField('hiredDate', { defaultValue: today });
  }, [branchId, today, getFieldState, resetField]);
  return null;
}

/** A generated first password, shown once. */
function SignInStep({ hired: { id, name }, onAnother }: { hired: Hired; onAnother: () => void }) {
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
        <Button variant="outlined" onClick={onAnother}>
          {t('hire.another')}
        </Button>
        <Button variant="outlined" component={Link} to="/employees">
          {t('hire.toList')}
        </Button>
      </Actions>
    </>
  );
}
