import { type ReactNode } from 'react';
import { Link } from 'react-router';
import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';

/** Leads to where something is asked for. */
export const AskButton = ({ to, children }: { to: string; children: ReactNode }) => (
  <Button
    component={Link}
    to={to}
    variant="contained"
    startIcon={<Plus strokeWidth={1.7} aria-hidden />}
    sx={{ maxWidth: '100%', whiteSpace: 'normal' }}
  >
    {children}
  </Button>
);
