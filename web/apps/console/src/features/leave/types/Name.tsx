import { NoValue } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { ColourBar } from '../../../fields/ColourBar.tsx';

const Line = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  maxWidth: '100%',
  verticalAlign: 'middle',
});
const Name = styled('bdi')({ overflow: 'hidden', textOverflow: 'ellipsis' });

/** A leave type in a row: its bar and its name; a dash where it is not known. */
export function LeaveTypeName({ type }: { type?: { name: string; color?: string | null } | null }) {
  if (!type) return <NoValue />;
  return (
    <Line>
      <ColourBar colour={type.color} />
      <Name>{type.name}</Name>
    </Line>
  );
}
