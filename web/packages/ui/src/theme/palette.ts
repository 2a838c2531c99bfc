import { tokens, type Mode } from '../tokens/values.ts';

const indexed = <T>(list: readonly T[]) => Object.fromEntries(list.map((value, index) => [String(index), value]));

const coloured = (main: string, contrastText: string, dark = main) => ({ main, light: main, dark, contrastText });

/** The OKLCH lightness to which colours typed in by an organization are pulled (look, Colour). */
const kinds = { light: { lightness: '0.55' }, dark: { lightness: '0.72' } };

/** The MUI palette of one colour scheme, with Kadro's own parts beside MUI's (every value is a token). */
export function paletteOf(mode: Mode) {
  const ink = tokens.color[mode];
  const status = tokens.status[mode];
  const feedback = tokens.feedback[mode];
  const spoken = (name: keyof typeof feedback) => coloured(feedback[name].text, feedback[name].tint);
  return {
    mode,
    primary: coloured(ink.primary, ink.onPrimary, ink.primaryHover),
    secondary: coloured(ink.text, ink.surface),
    approved: coloured(status.approved.fill, status.approved.onFill),
    detail: coloured(status.needExtraDetail.fill, status.needExtraDetail.onFill),
    denied: coloured(status.denied.fill, status.denied.onFill),
    error: spoken('error'),
    warning: spoken('warning'),
    success: spoken('success'),
    info: spoken('info'),
    background: { default: ink.canvas, paper: ink.surface },
    text: { primary: ink.text, secondary: ink.textMuted, disabled: ink.textFaint },
    divider: ink.line,
    action: {
      active: ink.textMuted,
      hover: ink.hover,
      selected: ink.soft,
      disabled: ink.textFaint,
      disabledBackground: ink.soft,
      focus: ink.hover,
    },
    ink,
    status,
    day: tokens.day[mode],
    feedback,
    frame: coloured(ink.frame, ink.surface),
    chart: indexed(tokens.chart[mode]),
    avatar: indexed(tokens.avatar[mode]),
    shadow: tokens.shadow[mode],
    kind: kinds[mode],
  };
}

export type KadroPalette = ReturnType<typeof paletteOf>;
