import { useT } from '@kadro/i18n';
import { ink, radius } from '@kadro/ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { Check, Copy } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';

/** A first password is answered once; a repeat under the same key has none. */
export type SignInDetails = { username?: string; password?: string };

const Lines = styled('dl')({ display: 'grid', gap: 12, marginBlock: 16, '& dt': { color: ink.textMuted } });
const Secret = styled('dd')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minHeight: 40,
  paddingInline: '12px 6px',
  borderRadius: radius.control,
  backgroundColor: ink.soft,
  color: ink.text,
  fontVariantNumeric: 'tabular-nums',
  '& bdi': { overflowWrap: 'anywhere' },
});

export function SignInDetailsBody({ details: { username, password } }: { details: SignInDetails }): ReactNode {
  const t = useT('console-identity');
  if (!username || !password)
    return (
      <Alert severity="warning" icon={false}>
        {t('firstSignIn.gone')}
      </Alert>
    );
  return (
    <>
      <Alert severity="warning" icon={false}>
        {t('firstSignIn.warning')}
      </Alert>
      <Lines>
        <Copied label={t('firstSignIn.username')} value={username} />
        <Copied label={t('firstSignIn.password')} value={password} />
      </Lines>
    </>
  );
}

function Copied({ label, value }: { label: string; value: string }) {
  const t = useT();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(value);
    setCopied(true);
  };
  return (
    <div>
      <dt>{label}</dt>
      <Secret>
        <bdi dir="ltr">{value}</bdi>
        <Button
          size="small"
          startIcon={copied ? <Check strokeWidth={1.7} /> : <Copy strokeWidth={1.7} />}
          onClick={() => void copy()}
          aria-live="polite"
        >
          {copied ? t('common:action.copied') : t('common:action.copy')}
        </Button>
      </Secret>
    </div>
  );
}

/** The details in a dialog that closes by its button only, as they are shown once. */
export function SignInDetailsDialog({ details, onClose }: { details: SignInDetails; onClose: () => void }) {
  const t = useT('console-identity');
  const id = useId();
  return (
    <Dialog open aria-labelledby={id}>
      <DialogTitle id={id}>{t('firstSignIn.title')}</DialogTitle>
      <DialogContent>
        <SignInDetailsBody details={details} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('firstSignIn.noted')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
