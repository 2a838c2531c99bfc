import { kindColour } from '@kadro/ui';
import { styled } from '@mui/material/styles';

const Bar = styled('span')({
  flex: 'none',
  width: 4,
  height: 16,
  borderRadius: 2,
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
});

/** A bar of a stored colour, adjusted to the colour scheme. */
export function ColourBar({ colour }: { colour?: string | null }) {
  return <Bar aria-hidden style={{ backgroundColor: colour ? kindColour(colour) : 'transparent' }} />;
}
