import { styled } from '@mui/material/styles';
import { float, ink, radius } from '../tokens/vars.ts';

export const VisuallyHidden = styled('span')({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** The skip link of a page; hidden until it has the focus. */
export const SkipLink = styled('a')({
  position: 'fixed',
  insetBlockStart: 8,
  insetInlineStart: 8,
  zIndex: 2000,
  padding: '10px 14px',
  borderRadius: radius.control,
  color: ink.text,
  backgroundColor: ink.raised,
  boxShadow: float,
  '&:not(:focus)': { transform: 'translateY(-80px)' },
});
