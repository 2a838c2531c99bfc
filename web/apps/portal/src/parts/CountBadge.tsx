import { styled } from '@mui/material/styles';
import { ink, status } from '@kadro/ui';

/** A count: tinted where it calls for action, else soft. */
export const CountBadge = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<{ tone?: 'asked' | 'soft' }>(
  ({ theme }) => ({
    ...theme.typography.tick,
    minWidth: 20,
    padding: '1px 5px',
    borderRadius: 5,
    textAlign: 'center',
    fontWeight: 600,
    color: status.pending.text,
    backgroundColor: status.pending.tint,
    variants: [{ props: { tone: 'soft' }, style: { color: ink.textMuted, backgroundColor: ink.soft } }],
  }),
);
