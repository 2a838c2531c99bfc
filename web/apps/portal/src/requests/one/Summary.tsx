import { type ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { useT } from '@kadro/i18n';
import { ink, StatusChip } from '@kadro/ui';
import { type RequestStatus } from '../types.ts';

const Head = styled('div')({ display: 'grid', gap: 8, justifyItems: 'start' });
const When = styled('p')(({ theme }) => ({
  ...(theme.typography.figureSmall as object),
  '& small': { ...theme.typography.body2, color: ink.textMuted, fontWeight: 450, marginInlineStart: 6 },
}));
export const Note = styled('p')({ color: ink.textMuted, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

interface SummaryProps {
  request: { status: RequestStatus; reason: string | null; cancelReason: string | null };
  status: string;
  period: string;
  /** Beside the period. */
  amount?: string;
  /** What was asked for, and when. */
  children: ReactNode;
}

/** A request in short, with what was written to it. */
export function Summary({ request, status, period, amount, children }: SummaryProps) {
  const t = useT('leave');
  const { reason, cancelReason } = request;
  return (
    <Head>
      <StatusChip status={request.status}>{status}</StatusChip>
      <When>
        {period}
        {amount !== undefined && <small>{amount}</small>}
      </When>
      {children}
      {reason && (
        <Note>
          <q>{reason}</q>
        </Note>
      )}
      {cancelReason && (
        <Note>
          {t('leave.cancelReason')}: <q>{cancelReason}</q>
        </Note>
      )}
    </Head>
  );
}
