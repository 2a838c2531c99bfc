import { useFormat } from '@kadro/i18n';
import { ink, phone } from '@kadro/ui';
import { styled } from '@mui/material/styles';

/** A dense table with aligned figures; class `wide` is hidden on phones. */
export const FigureTable = styled('table')(({ theme }) => ({
  ...(theme.typography.dense as object),
  width: '100%',
  borderCollapse: 'collapse',
  '& th': { ...(theme.typography.label as object), color: ink.textMuted, verticalAlign: 'bottom' },
  '& th, & td': { textAlign: 'start', padding: '8px 0', paddingInlineEnd: 14, borderBlockEnd: `1px solid ${ink.line}` },
  '& th:last-of-type, & td:last-of-type': { paddingInlineEnd: 0 },
  '& .figure': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  [phone]: { '& .wide': { display: 'none' } },
}));

/** A number of days; zero is faint. */
export function Figure({ value, signed = false }: { value: number; signed?: boolean }) {
  const { days } = useFormat();
  return <bdi style={value === 0 ? { color: ink.textFaint } : undefined}>{days(value, signed)}</bdi>;
}
