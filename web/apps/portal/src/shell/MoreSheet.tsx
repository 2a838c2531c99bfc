import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { useT } from '@kadro/i18n';
import { VisuallyHidden } from '@kadro/ui';
import { Account } from './Account.tsx';
import { Me } from './Me.tsx';

const Content = styled('div')({ display: 'grid', gap: 20, padding: 20 });

/** The sheet behind "more": person, language, appearance, way out. */
export default function MoreSheet({ onClose }: { onClose: () => void }) {
  const t = useT();
  return (
    <Dialog open onClose={onClose} aria-labelledby="account-title">
      <VisuallyHidden id="account-title">{t('portal:nav.account')}</VisuallyHidden>
      <Content>
        <Me size="large" />
        <Account />
        <Button variant="outlined" onClick={onClose}>
          {t('action.close')}
        </Button>
      </Content>
    </Dialog>
  );
}
