import { type CommandResult } from '@kadro/api';
import { useT } from '@kadro/i18n';
import { ConfirmDialog } from '@kadro/ui';
import Button from '@mui/material/Button';
import { KeyRound, LockOpen, Printer, UserCheck, UserX } from 'lucide-react';
import { useState } from 'react';
import { useCommand } from '../../../../form/use-command.ts';
import { fullName } from '../../../../people/person.ts';
import { useSession } from '../../../../server/api.ts';
import { useRights } from '../../../../server/session/use-rights.ts';
import { PrivacyActions } from '../../personal-data/Actions.tsx';
import { type SignInDetails, SignInDetailsDialog } from '../hire/SignInDetails.tsx';
import { type Employee } from '../model.ts';
import { type Permissions, permissionsOf } from '../permissions.ts';
import { RehireDialog, ResignDialog } from '../leaving/StatusDialogs.tsx';

type Open = 'resign' | 'rehire' | 'welcome' | undefined;

export function EmployeeActions({ employee, onPrint }: { employee: Employee; onPrint: () => void }) {
  const t = useT('console-identity');
  const permissions = permissionsOf(employee, useRights(), useSession().id);
  const run = useCommand();
  const [open, setOpen] = useState<Open>();
  const [details, setDetails] = useState<SignInDetails>();
  const close = () => setOpen(undefined);
  const welcome = async () => {
    const done = await run<CommandResult & SignInDetails>({
      method: 'PUT',
      path: `employees/${employee.id}/credential/send-welcome-notification`,
      body: {},
    });
    if (done) setDetails(done);
  };
  const unlock = () => run({ method: 'PUT', path: `employees/${employee.id}/credential/unlock`, body: {} });
  return (
    <div className="no-print" style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <StatusButtons permissions={permissions} onOpen={setOpen} onUnlock={() => void unlock()} />
      <Button color="inherit" startIcon={<Printer strokeWidth={1.7} />} onClick={onPrint}>
        {t('console:print')}
      </Button>
      <PrivacyActions employee={employee} />
      <ConfirmDialog
        open={open === 'welcome'}
        title={t('welcome.title', { name: fullName(employee) })}
        effect={t('welcome.effect')}
        confirm={t('welcome.button')}
        cancel={t('common:action.dismiss')}
        onConfirm={welcome}
        onClose={close}
      />
      {open === 'resign' && <ResignDialog employee={employee} onClose={close} />}
      {open === 'rehire' && <RehireDialog employee={employee} onClose={close} />}
      {details && <SignInDetailsDialog details={details} onClose={() => setDetails(undefined)} />}
    </div>
  );
}

interface StatusButtonsProps {
  permissions: Permissions;
  onOpen: (open: Open) => void;
  onUnlock: () => void;
}

function StatusButtons({ permissions, onOpen, onUnlock }: StatusButtonsProps) {
  const t = useT('console-identity');
  return (
    <>
      {permissions.welcome && (
        <Button variant="outlined" startIcon={<KeyRound strokeWidth={1.7} />} onClick={() => onOpen('welcome')}>
          {t('welcome.button')}
        </Button>
      )}
      {permissions.unlock && (
        <Button color="inherit" startIcon={<LockOpen strokeWidth={1.7} />} onClick={onUnlock}>
          {t('unlock.button')}
        </Button>
      )}
      {permissions.resign && (
        <Button variant="outlined" startIcon={<UserX strokeWidth={1.7} />} onClick={() => onOpen('resign')}>
          {t('resign.button')}
        </Button>
      )}
      {permissions.rehire && (
        <Button variant="contained" startIcon={<UserCheck strokeWidth={1.7} />} onClick={() => onOpen('rehire')}>
          {t('rehire.button')}
        </Button>
      )}
    </>
  );
}
