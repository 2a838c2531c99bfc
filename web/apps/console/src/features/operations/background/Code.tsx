import { styled } from '@mui/material/styles';

// the block is mirrored with the page, its content runs from left to right
const Line = styled('bdi')({ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', textAlign: 'left' });

export const Code = ({ children }: { children: string }) => <Line dir="ltr">{children}</Line>;
