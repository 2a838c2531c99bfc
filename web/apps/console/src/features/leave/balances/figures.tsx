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
export function Figure({
  value,
  signed = false,
  decimals = 4,
}: {
  value: number;
  signed?: boolean;
  decimals?: number;
}) {
  const { number } = useFormat();
  // typographic minus in every language
  const shown = number(value, { maximumFractionDigits: decimals, signDisplay: signed ? 'exceptZero' : 'auto' }).replace(
    '-',
    '\u2212',
  );
  return <bdi style={value === 0 ? { color: ink.textFaint } : undefined}>{shown}</bdi>;
}
