/* oxlint-disable jsx-a11y/no-autofocus -- the dialog is opened to write into its one field */
import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useT } from '@kadro/i18n';
import { Field } from '@kadro/ui';
import { saysSomething } from '../decide/says-something.ts';
import { type AskedReason } from './reasons.ts';

const Body = styled('div')({ display: 'grid', gap: 16 });

/** What is approved on a day of a closed month becomes a difference there, with this reason. */
export default function ReasonDialog({ asked: { decision, message, answer } }: { asked: AskedReason }) {
  const t = useT('inbox');
  const id = useId();
  const [reason, setReason] = useState('');
  const { about, requests } = decision;
  const what = about ? `${about.name}, ${about.period}` : t('common:paging.selected', { count: requests.length });
  const leave = () => answer(null);
  return (
    <Dialog open onClose={leave} aria-labelledby={id} fullWidth>
      <DialogTitle id={id}>{t('closed.title')}</DialogTitle>
      <DialogContent>
        <Body>
          <strong>
            <bdi>{what}</bdi>
          </strong>
          <p>{message}</p>
          <ReasonField value={reason} onChange={setReason} />
        </Body>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={leave}>
          {t('common:action.dismiss')}
        </Button>
        <Button
          variant="contained"
          color="approved"
          disabled={!saysSomething(reason)}
          onClick={() => answer(reason.trim())}
        >
          {t('common:action.approve')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function ReasonField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useT('inbox');
  return (
    <Field
      label={t('closed.reason')}
      value={value}
      required
      multiline
      minRows={2}
      autoFocus
      onChange={({ target }) => onChange(target.value)}
      inputProps={{ maxLength: 1000 }}
    />
  );
}
