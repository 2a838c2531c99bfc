import { styled } from '@mui/material/styles';

// mirrored with the page, while what is in it runs, and is cut, from left to right
const Line = styled('bdi')({ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', textAlign: 'left' });

/** A name of the program in a cell or on a line of its own. */
export const Code = ({ children }: { children: string }) => <Line dir="ltr">{children}</Line>;
