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

export function ColourBar({ colour }: { colour?: string | null }) {
  return <Bar aria-hidden style={{ backgroundColor: colour ? kindColour(colour) : 'transparent' }} />;
}
