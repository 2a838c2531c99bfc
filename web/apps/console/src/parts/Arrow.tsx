import { ink } from '@kadro/ui';
import { styled } from '@mui/material/styles';

const Sign = styled('span')({
  color: ink.textFaint,
  display: 'inline-block',
  '[dir="rtl"] &': { transform: 'scaleX(-1)' },
});

/** Between what was and what is to be; a screen reader goes past it. */
export const Arrow = () => <Sign aria-hidden>→</Sign>;
