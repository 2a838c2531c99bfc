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

/** How many things wait behind an entry of the navigation; `label` says what they are to a screen reader. */
export function CountBadge({ label, count }: { label: string; count: number }) {
  const { number } = useFormat();
  return (
    <Badge>
      <VisuallyHidden>{label}: </VisuallyHidden>
      {number(count)}
    </Badge>
  );
}
