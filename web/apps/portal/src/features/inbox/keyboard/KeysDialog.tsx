import { useId } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useT } from '@kadro/i18n';
import { ink, KeyHint, SwitchField } from '@kadro/ui';
import { useKeysAreOn, type InboxKey } from './use-keys.ts';

const List = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: '10px 16px',
  marginBlockEnd: 20,
  color: ink.text,
  '& dd': { margin: 0 },
});
const keys: readonly [InboxKey, readonly string[]][] = [
  ['next', ['J', '↓']],
  ['previous', ['K', '↑']],
  ['approve', ['A']],
  ['deny', ['D']],
  ['detail', ['Q']],
  ['select', ['X']],
  ['undo', ['Z']],
  ['help', ['?']],
];

export default function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useT('inbox');
  const id = useId();
  const [on, set] = useKeysAreOn();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{t('keys.title')}</DialogTitle>
      <DialogContent>
        <List>
          {keys.map(([key, caps]) => (
            <Meaning key={key} caps={caps} text={t(`keys.${key}`)} />
          ))}
        </List>
        <SwitchField
          label={t('keys.on')}
          helper={t('keys.onHelper')}
          checked={on}
          onChange={(_, checked) => set(checked)}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {t('common:action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Meaning({ caps, text }: { caps: readonly string[]; text: string }) {
  return (
    <>
      <dt>
        <KeyHint keys={caps} />
      </dt>
      <dd>{text}</dd>
    </>
  );
}
