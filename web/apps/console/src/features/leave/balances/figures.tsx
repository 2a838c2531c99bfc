import { useFormat } from '@kadro/i18n';
import { ink, phone } from '@kadro/ui';
import { styled } from '@mui/material/styles';

/** A dense table whose figures stand under one another; what is marked wide is not there on a phone. */
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

/** An amount of days, with as many decimals as are kept; a zero is faint, not hidden. */
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
  // The minus of the look is U+2212 in every language.
  const shown = number(value, { maximumFractionDigits: decimals, signDisplay: signed ? 'exceptZero' : 'auto' }).replace(
    '-',
    '\u2212',
  );
  return <bdi style={value === 0 ? { color: ink.textFaint } : undefined}>{shown}</bdi>;
}
