import { type ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { StatusGlyph, statusLooks, type RequestStatus } from './StatusGlyph.tsx';
import { ink, radius } from '../tokens/vars.ts';

const Chip = styled('span')(({ theme }) => ({
  ...theme.typography.label,
  fontWeight: theme.typography.strong.fontWeight,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 24,
  padding: '0 8px 0 6px',
  paddingInline: '5px 8px',
  borderRadius: radius.chip,
  maxWidth: '100%',
}));

/** State of a request: word, tint and glyph together. `children` is the word. */
export function StatusChip({ status, children }: { status: RequestStatus; children: ReactNode }) {
  const { text, tint } = statusLooks[status];
  // UNKNOWN is black on black in dark, so a hairline holds it.
  const edge = status === 'UNKNOWN' ? `inset 0 0 0 1px ${ink.line}` : undefined;
  return (
    <Chip style={{ color: text, backgroundColor: tint, boxShadow: edge }}>
      <StatusGlyph status={status} />
      <span>{children}</span>
    </Chip>
  );
}
