import { useT } from '@kadro/i18n';
import { ink, today } from '@kadro/ui';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useId, useMemo, type ReactNode } from 'react';
import { CommandForm, type FormPart } from '../form/CommandForm.tsx';
import { type Employee, fullName } from './employee.ts';

const Effect = styled('p')({ color: ink.textMuted });

/** Both dialogs are small forms with the effect said above the button. */
function Around({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} slotProps={{ paper: { sx: { maxWidth: 560 } } }}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
    </Dialog>
  );
}

const resignParts: readonly FormPart[] = [{ fields: ['quitDate', 'quitReason', 'quitDescription', 'interviewMade'] }];
const rehireParts: readonly FormPart[] = [{ fields: ['hiredDate'] }];

/** Ends an employment, up to today; the sessions end with it. */
export function ResignDialog({ employee, onClose }: { employee: Employee; onClose: () => void }) {
  const t = useT('console');
  const defaults = useMemo(() => ({ quitDate: today() }), []);
  return (
    <Around title={t('resign.title', { name: fullName(employee) })} onClose={onClose}>
      <CommandForm
        parts={resignParts}
        defaults={defaults}
        required={['quitDate', 'quitReason']}
        wish={(values) => ({ method: 'POST', path: `employees/${employee.id}/resign`, body: values })}
        submit={t('resign.button')}
        onDone={onClose}
        onClose={onClose}
      >
        <Effect>{t('resign.effect')}</Effect>
      </CommandForm>
    </Around>
  );
}

/** Takes a person back under the same record. */
export function RehireDialog({ employee, onClose }: { employee: Employee; onClose: () => void }) {
  const t = useT('console');
  const defaults = useMemo(() => ({ hiredDate: today() }), []);
  return (
    <Around title={t('rehire.title', { name: fullName(employee) })} onClose={onClose}>
      <CommandForm
        parts={rehireParts}
        defaults={defaults}
        required={['hiredDate']}
        wish={(values) => ({ method: 'POST', path: `employees/${employee.id}/rehire`, body: values })}
        submit={t('rehire.button')}
        onDone={onClose}
        onClose={onClose}
      >
        <Effect>{t('rehire.effect')}</Effect>
      </CommandForm>
    </Around>
  );
}
