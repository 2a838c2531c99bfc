import { type ThemeComponents } from './components/all.ts';
import { feedback, ink } from '../tokens/vars.ts';

/** Page-wide rules: the keyboard ring, calm motion, figures, and Arial with the metrics of Inter as its fallback. */
export const baseline: ThemeComponents['MuiCssBaseline'] = {
  styleOverrides: {
    '@font-face': {
      fontFamily: 'Inter Fallback',
      src: 'local("Arial"), local("Liberation Sans"), local("Roboto")',
      sizeAdjust: '107.12%',
      ascentOverride: '90.44%',
      descentOverride: '22.52%',
      lineGapOverride: '0%',
    },
    html: { backgroundColor: ink.canvas, WebkitTextSizeAdjust: '100%' },
    body: { minHeight: '100dvh', WebkitFontSmoothing: 'antialiased', textRendering: 'optimizeLegibility' },
    'h1, h2, h3, h4, p, dl, dd, ul, ol, figure, fieldset': { margin: 0 },
    'ul, ol, fieldset': { padding: 0, border: 0 },
    'b, strong': { fontWeight: 560 },
    // What people wrote keeps its direction, with its quotes, in a page of the other one.
    q: { unicodeBidi: 'plaintext' },
    ':lang(ar) q': { quotes: '"«" "»"' },
    ':focus-visible': { outline: `2px solid ${ink.focus}`, outlineOffset: 2 },
    '::selection': { backgroundColor: ink.primaryTint, color: ink.primaryText },
    '[aria-invalid="true"]:not(.MuiInputBase-input)': { borderColor: feedback.error.text },
    '@media (prefers-reduced-motion: reduce)': {
      '*, *::before, *::after': {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        transitionDuration: '0.01ms !important',
        scrollBehavior: 'auto !important',
      },
    },
    '@media print': { body: { backgroundColor: '#fff' } },
  },
};
