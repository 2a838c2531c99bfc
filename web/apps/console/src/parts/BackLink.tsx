import { ink } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { ChevronLeft } from 'lucide-react';
import { type ReactNode } from 'react';
import { Link } from 'react-router';

const Anchor = styled(Link)(({ theme }) => ({
  ...(theme.typography.label as object),
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'start',
  gap: 2,
  minHeight: 28,
  margin: '8px 0 -10px',
  marginInlineStart: 14,
  paddingInline: 4,
  color: ink.textMuted,
  textDecoration: 'none',
  '&:hover': { color: ink.text },
  '[dir="rtl"] & svg': { transform: 'scaleX(-1)' },
  '@media print': { display: 'none' },
}));

export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Anchor to={to}>
      <ChevronLeft size={15} strokeWidth={1.7} aria-hidden />
      {children}
    </Anchor>
  );
}
