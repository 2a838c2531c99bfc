import { type ReactNode } from 'react';
import { Link } from 'react-router';
import { styled } from '@mui/material/styles';
import { ChevronRight } from 'lucide-react';
import { ink, radius, tokens } from '@kadro/ui';

const StyledLink = styled(Link)(({ theme }) => ({
  ...theme.typography.strong,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: tokens.size.portal.touch,
  padding: '0 8px',
  borderRadius: radius.control,
  color: ink.text,
  textDecoration: 'none',
  '& span': { flex: 1, overflowWrap: 'anywhere' },
  '&:hover': { backgroundColor: ink.hover },
}));

interface NewRequestLinkProps {
  to: string;
  mark: ReactNode;
  onClick: () => void;
  children: ReactNode;
}

/** A kind of request that can be asked for. */
export function NewRequestLink({ to, mark, onClick, children }: NewRequestLinkProps) {
  return (
    <StyledLink to={to} onClick={onClick}>
      {mark}
      <span>{children}</span>
      <ChevronRight className="turns" size={16} strokeWidth={1.7} color={ink.textFaint} aria-hidden />
    </StyledLink>
  );
}
