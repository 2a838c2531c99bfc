import { ink } from '@kadro/ui';
import { styled } from '@mui/material/styles';

const Glyph = styled('span')({
  color: ink.textFaint,
  display: 'inline-block',
  '[dir="rtl"] &': { transform: 'scaleX(-1)' },
});

/** Separates an old and a new value; hidden from screen readers. */
export const Arrow = () => <Glyph aria-hidden>→</Glyph>;
