import { useT } from '@kadro/i18n';
import { float, ink, transition, phone, tokens } from '@kadro/ui';
import IconButton from '@mui/material/IconButton';
import { keyframes, styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { type ReactNode } from 'react';

const fadeIn = keyframes({ from: { opacity: 0 } });
const Aside = styled('aside')(({ theme }) => ({
  position: 'relative',
  width: tokens.size.console.panel,
  flex: 'none',
  overflow: 'auto',
  padding: 18,
  backgroundColor: ink.surface,
  borderInlineStart: `1px solid ${ink.line}`,
  animation: `${fadeIn} ${tokens.motion.sheet} ${tokens.motion.ease}`,
  transition: transition(['opacity'], 'sheet'),
  '@media print': { display: 'none' },
  [theme.breakpoints.down(1180)]: {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    zIndex: 3,
    boxShadow: float,
  },
  [phone]: { display: 'none' },
}));

/** Shows one row beside the list; below 1180 px it covers the list. */
export function SidePanel({ label, onClose, children }: { label: string; onClose: () => void; children: ReactNode }) {
  const t = useT();
  return (
    <Aside aria-label={label} tabIndex={0}>
      <IconButton
        size="small"
        aria-label={t('common:action.close')}
        onClick={onClose}
        sx={{ position: 'absolute', insetBlockStart: 14, insetInlineEnd: 14 }}
      >
        <X strokeWidth={1.7} />
      </IconButton>
      {children}
    </Aside>
  );
}
