import { type ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { ink, phone } from '../tokens/vars.ts';

const Line = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  '& svg': { flex: 'none', width: 18, height: 18 },
});

/** An icon (Lucide, stroke 1.7) or square with its word. */
export function IconText({ icon, children, className }: { icon: ReactNode; children: ReactNode; className?: string }) {
  return (
    <Line className={className}>
      {icon}
      <span>{children}</span>
    </Line>
  );
}

const Hint = styled('span')(({ theme }) => ({
  ...theme.typography.label,
  fontWeight: 450,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  color: ink.textMuted,
  whiteSpace: 'nowrap',
}));
const Key = styled('kbd')(({ theme }) => ({
  ...theme.typography.tick,
  fontFamily: 'inherit',
  minWidth: 18,
  padding: '1px 5px',
  textAlign: 'center',
  border: `1px solid ${ink.lineStrong}`,
  borderBlockEndWidth: 2,
  borderRadius: 4,
  color: ink.textMuted,
  backgroundColor: ink.surface,
  direction: 'ltr',
}));

/** A keyboard shortcut and its action; hidden on touch devices. */
export function KeyHint({ keys, children }: { keys: readonly string[]; children?: ReactNode }) {
  return (
    <Hint sx={{ '@media (hover: none)': { display: 'none' }, [phone]: { display: 'none' } }}>
      {keys.map((key) => (
        <Key key={key}>{key}</Key>
      ))}
      {children && <span>{children}</span>}
    </Hint>
  );
}
