import { type ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { ink, phone, Sheet } from '@kadro/ui';

/** What is asked for, and beside it what follows from it. */
export const AskForm = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: 'inherit',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(300px, 374px)' },
  [phone]: { paddingBlockEnd: 80 },
}));
const Row = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: '8px 20px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: 20,
  '&:not(:first-of-type)': { borderBlockStart: `1px solid ${ink.line}` },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '110px minmax(0, 1fr)' },
  [phone]: { padding: 14 },
}));
const Name = styled('h2')(({ theme }) => ({
  ...(theme.typography.strong as object),
  '& small': { ...theme.typography.label, display: 'block', fontWeight: 450, color: ink.textMuted },
}));
const Fields = styled('div')({ display: 'grid', gap: 12, minWidth: 0 });
export const AskFoot = styled('div')({ display: 'grid', gap: 8, padding: '0 20px 20px', textAlign: 'center' });
export const Muted = styled('p')(({ theme }) => ({ ...theme.typography.label, fontWeight: 450, color: ink.textMuted }));
export const AskAside = styled(Sheet)(({ theme }) => ({
  [theme.breakpoints.up('md')]: { position: 'sticky', insetBlockStart: 24 },
}));

/** One question of a form. */
export function AskPart({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <Row>
      <Name>
        {title}
        {hint && <small>{hint}</small>}
      </Name>
      <Fields>{children}</Fields>
    </Row>
  );
}
