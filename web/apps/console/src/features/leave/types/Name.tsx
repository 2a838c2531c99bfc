import { kindColour, NoValue } from '@kadro/ui';
import { styled } from '@mui/material/styles';

const Line = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  maxWidth: '100%',
  verticalAlign: 'middle',
});
const Bar = styled('span')({
  flex: 'none',
  width: 4,
  height: 16,
  borderRadius: 2,
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
});
const Name = styled('bdi')({ overflow: 'hidden', textOverflow: 'ellipsis' });

/** The bar of a leave type in its calmed colour. */
export function ColourBar({ colour }: { colour?: string | null }) {
  return <Bar aria-hidden style={{ backgroundColor: colour ? kindColour(colour) : 'transparent' }} />;
}

/** A leave type in a row: its bar and its name; a dash where it is not known. */
export function LeaveKindName({ type }: { type?: { name: string; color?: string | null } | null }) {
  if (!type) return <NoValue />;
  return (
    <Line>
      <ColourBar colour={type.color} />
      <Name>{type.name}</Name>
    </Line>
  );
}
