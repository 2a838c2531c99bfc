import { type RefObject } from 'react';
import Popover from '@mui/material/Popover';
import { useT } from '@kadro/i18n';
import { styled } from '@mui/material/styles';
import { CurrentUser } from '../people/CurrentUser.tsx';
import { Account } from './Account.tsx';

const Who = styled('div')({ marginBlockEnd: 16 });

export default function AccountMenu({
  anchor,
  onClose,
}: {
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}) {
  const t = useT();
  return (
    <Popover
      open
      anchorEl={() => anchor.current}
      onClose={onClose}
      anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
      transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': t('portal:nav.account'), sx: { width: 280, padding: '16px' } },
      }}
    >
      <Who>
        <CurrentUser />
      </Who>
      <Account />
    </Popover>
  );
}
