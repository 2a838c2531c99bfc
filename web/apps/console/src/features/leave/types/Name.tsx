import { NoValue } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { ColourBar } from '../../../fields/ColourBar.tsx';
import { type LeaveTypeMarkFragment } from '../../../generated/graphql.ts';

const Line = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  maxWidth: '100%',
  verticalAlign: 'middle',
});
const Name = styled('bdi')({ overflow: 'hidden', textOverflow: 'ellipsis' });

/** The colour and name of a leave type; a dash if unknown. */
export function LeaveTypeName({ type }: { type?: Pick<LeaveTypeMarkFragment, 'name' | 'color'> | null }) {
  if (!type) return <NoValue />;
  return (
    <Line>
      <ColourBar colour={type.color} />
      <Name>{type.name}</Name>
    </Line>
  );
}
