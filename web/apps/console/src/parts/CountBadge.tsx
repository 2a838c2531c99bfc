import { useFormat } from '@kadro/i18n';
import { radius, status, VisuallyHidden } from '@kadro/ui';
import { styled } from '@mui/material/styles';

const Badge = styled('span')(({ theme }) => ({
  ...(theme.typography.tick as object),
  marginInlineStart: 'auto',
  padding: '1px 6px',
  borderRadius: radius.chip,
  color: status.pending.text,
  backgroundColor: status.pending.tint,
  fontVariantNumeric: 'tabular-nums',
}));

/** The count of an entry in the navigation; `label` explains it to screen readers. */
export function CountBadge({ label, count }: { label: string; count: number }) {
  const { number } = useFormat();
  return (
    <Badge>
      <VisuallyHidden>{label}: </VisuallyHidden>
      {number(count)}
    </Badge>
  );
}
