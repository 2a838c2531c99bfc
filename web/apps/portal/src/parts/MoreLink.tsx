import { type ReactNode } from 'react';
import { Link } from 'react-router';
import { styled } from '@mui/material/styles';
import { ChevronRight } from 'lucide-react';
import { ink } from '@kadro/ui';

const StyledLink = styled(Link)(({ theme }) => ({
  ...theme.typography.dense,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 24,
  borderRadius: 4,
  fontWeight: theme.typography.strong.fontWeight,
  color: ink.textMuted,
  textDecoration: 'none',
  '&:hover': { color: ink.text, textDecoration: 'underline', textUnderlineOffset: 3 },
  '@media print': { display: 'none' },
}));

export function MoreLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <StyledLink to={to}>
      {children}
      <ChevronRight className="turns" size={14} strokeWidth={1.7} aria-hidden />
    </StyledLink>
  );
}
