import { useT } from '@kadro/i18n';
import { FactList, useToast } from '@kadro/ui';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ButtonRow, DialogBody, DialogButtons, Effect, FormDialog, Problem } from '../../../../form/Dialog.tsx';
import { useSubmission } from '../../../../form/use-submission.ts';

interface MakeKeyProps {
  id: string;
  /** A former key ends. */
  isRenewed: boolean;
  onClose: () => void;
}

/** Makes the key of a terminal, and shows it this once. */
export function MakeKey({ id, isRenewed, onClose }: MakeKeyProps) {
  const t = useT('console-devices');
  const [key, setKey] = useState<string>();
  const { submit, isBusy, problem } = useSubmission();
  const make = () =>
    submit<{ key: string }>(
      { service: 'attendance', method: 'POST', path: `terminals/${id}/key`, body: {}, silent: true },
      (made) => setKey(made.key),
    );
  if (key) return <ShownKey id={id} value={key} onClose={onClose} />;
  return (
    <FormDialog title={t('key.makeTitle')} onClose={onClose}>
      <DialogBody>
        <Effect>{t('key.makeEffect')}</Effect>
        {isRenewed && <p>{t('key.renewEffect')}</p>}
        {problem && <Problem role="alert">{problem}</Problem>}
        <DialogButtons
          submit={t(isRenewed ? 'key.renew' : 'key.make')}
          busy={isBusy}
          onSubmit={() => void make()}
          onClose={onClose}
        />
      </DialogBody>
    </FormDialog>
  );
}

const Secret = ({ children }: { children: string }) => (
  <bdi dir="ltr" style={{ overflowWrap: 'anywhere', userSelect: 'all', fontVariantNumeric: 'tabular-nums' }}>
    {children}
  </bdi>
);

/** Closed by its button alone: a key that was clicked away is lost. */
function ShownKey({ id, value, onClose }: { id: string; value: string; onClose: () => void }) {
  const t = useT('console-devices');
  const toast = useToast();
  const copy = () => void navigator.clipboard.writeText(value).then(() => toast({ text: t('common:action.copied') }));
  return (
    <FormDialog title={t('key.shownTitle')} onClose={() => undefined}>
      <DialogBody>
        <Effect>{t('key.shownText')}</Effect>
        <FactList
          stacked
          facts={[
            { label: t('key.terminal'), value: <Secret>{id}</Secret> },
            { label: t('state.key'), value: <Secret>{value}</Secret> },
          ]}
        />
        <ButtonRow>
          <Button variant="outlined" onClick={copy}>
            {t('key.copy')}
          </Button>
          <Button variant="contained" onClick={onClose}>
            {t('common:action.close')}
          </Button>
        </ButtonRow>
      </DialogBody>
    </FormDialog>
  );
}
