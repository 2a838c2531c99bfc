import { type ThemeComponents } from './all.ts';
import { feedback, ink, transition, phone, radius, status } from '../../tokens/vars.ts';
import { tokens, type Density } from '../../tokens/values.ts';

/** Padding and heights of buttons in px; the portal is used with fingers. */
const buttonSizes = { portal: { pad: 16, small: 32, large: 48 }, console: { pad: 12, small: 28, large: 40 } };

/** Text and border of a button that is not filled: quiet ink, or the colour of the state it leads to. */
const quiet = (text: string, hover: string = ink.hover) => ({
  '--variant-textColor': text,
  '--variant-outlinedColor': text,
  '--variant-outlinedBorder': ink.lineStrong,
  '--variant-outlinedBg': ink.surface,
  '@media (hover: hover)': {
    '&:hover': { '--variant-textBg': hover, '--variant-outlinedBg': hover, '--variant-outlinedBorder': ink.fieldLine },
  },
});

const tinted = (tone: { text: string; tint: string }) => ({
  color: tone.text,
  backgroundColor: tone.tint,
  '&:hover': { backgroundColor: `color-mix(in oklab, ${tone.tint}, ${tone.text} 8%)` },
});

// Safari knows this one by its prefix only.
const buttonBase: ThemeComponents['MuiButtonBase'] = {
  defaultProps: { disableRipple: true, disableTouchRipple: true },
  styleOverrides: { root: { WebkitUserSelect: 'none' } },
};

const colourVariants = [
  { props: { color: 'primary' }, style: quiet(ink.primaryText, ink.primaryTint) },
  { props: { color: 'primary', variant: 'outlined' }, style: quiet(ink.text) },
  { props: { color: 'inherit' }, style: { ...quiet(ink.textMuted), color: ink.textMuted } },
  { props: { color: 'denied' }, style: quiet(status.denied.text, status.denied.tint) },
  { props: { color: 'approved' }, style: quiet(status.approved.text, status.approved.tint) },
  { props: { color: 'detail' }, style: quiet(status.needExtraDetail.text, status.needExtraDetail.tint) },
  { props: { color: 'error' }, style: quiet(feedback.error.text, feedback.error.tint) },
  {
    props: { variant: 'tinted', color: 'primary' },
    style: tinted({ text: ink.primaryText, tint: ink.primaryTint }),
  },
  { props: { variant: 'tinted', color: 'approved' }, style: tinted(status.approved) },
  { props: { variant: 'tinted', color: 'denied' }, style: tinted(status.denied) },
  { props: { variant: 'tinted', color: 'detail' }, style: tinted(status.needExtraDetail) },
] as const;

const button = (density: Density): ThemeComponents['MuiButton'] => {
  const { pad, small, large } = buttonSizes[density];
  const { control } = tokens.size[density];
  return {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minWidth: 0,
        minHeight: control,
        padding: `0 ${pad}px`,
        borderRadius: radius.control,
        whiteSpace: 'nowrap',
        textTransform: 'none',
        transition: transition(['background-color', 'border-color', 'color']),
        '& .MuiButton-icon > svg': { width: 18, height: 18, fontSize: 18 },
        '&.MuiButton-outlined.MuiButton-outlined': { padding: `0 ${pad - 1}px` },
        [phone]: density === 'portal' ? { minHeight: tokens.size.portal.touch } : {},
        variants: [
          ...colourVariants,
          { props: { variant: 'text' }, style: { padding: '0 8px' } },
          { props: { size: 'small' }, style: { minHeight: small, padding: '0 10px' } },
          { props: { size: 'large' }, style: { minHeight: large, padding: '0 20px' } },
        ],
      },
    },
  };
};

const iconButton = (density: Density): ThemeComponents['MuiIconButton'] => {
  const { small, large } = buttonSizes[density];
  const { control } = tokens.size[density];
  return {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: {
        width: control,
        height: control,
        padding: 0,
        borderRadius: radius.control,
        color: ink.textMuted,
        '& svg': { width: 18, height: 18 },
        '&:hover': { backgroundColor: ink.hover, color: ink.text },
        variants: [
          { props: { size: 'small' }, style: { width: small, height: small } },
          { props: { size: 'large' }, style: { width: large, height: large } },
        ],
      },
    },
  };
};

const link: ThemeComponents['MuiLink'] = {
  defaultProps: { underline: 'hover' },
  styleOverrides: {
    root: {
      color: ink.primaryText,
      fontWeight: tokens.type.scale.strong.weight,
      borderRadius: 3,
      textUnderlineOffset: 3,
    },
  },
};

const tabs: ThemeComponents['MuiTabs'] = {
  styleOverrides: {
    root: { minHeight: 38, borderBottom: `1px solid ${ink.line}` },
    list: { gap: 20 },
    indicator: {
      height: 2,
      backgroundColor: ink.frame,
      transition: transition(['left', 'right', 'width'], 'base'),
    },
  },
};

const tab: ThemeComponents['MuiTab'] = {
  defaultProps: { disableRipple: true },
  styleOverrides: {
    root: {
      minHeight: 38,
      minWidth: 0,
      padding: '0 1px',
      gap: 8,
      color: ink.textMuted,
      textTransform: 'none',
      fontWeight: tokens.type.scale.label.weight,
      '&.Mui-selected': { color: ink.text, fontWeight: tokens.type.scale.strong.weight },
      '&:hover': { color: ink.text },
      [phone]: { minHeight: tokens.size.portal.touch },
    },
  },
};

const toggleButtonGroup: ThemeComponents['MuiToggleButtonGroup'] = {
  styleOverrides: {
    root: {
      padding: 2,
      gap: 2,
      borderRadius: radius.control + 2,
      backgroundColor: ink.soft,
      '& .MuiToggleButton-root.MuiToggleButtonGroup-grouped': {
        margin: 0,
        border: '1px solid transparent',
        borderRadius: radius.control,
        '&.Mui-selected': { borderColor: ink.line },
      },
    },
  },
};

const toggleButton = (density: Density): ThemeComponents['MuiToggleButton'] => {
  const { control } = tokens.size[density];
  return {
    styleOverrides: {
      root: {
        minHeight: control - 6,
        padding: '0 12px',
        gap: 6,
        color: ink.textMuted,
        textTransform: 'none',
        '&:hover': { color: ink.text, backgroundColor: 'transparent' },
        '&&.Mui-selected, &&.Mui-selected:hover': { color: ink.text, backgroundColor: ink.surface },
      },
    },
  };
};

const bottomNavigation: ThemeComponents['MuiBottomNavigation'] = {
  styleOverrides: {
    root: {
      height: `calc(${tokens.size.portal.bottomBar}px + env(safe-area-inset-bottom))`,
      paddingBottom: 'env(safe-area-inset-bottom)',
      backgroundColor: ink.canvas,
      borderTop: `1px solid ${ink.line}`,
    },
  },
};

const bottomNavigationAction: ThemeComponents['MuiBottomNavigationAction'] = {
  defaultProps: { showLabel: true },
  styleOverrides: {
    root: {
      minWidth: 0,
      gap: 4,
      color: ink.textMuted,
      '&.Mui-selected': { color: ink.primaryText },
      '& svg': { width: 22, height: 22 },
    },
    label: { fontSize: '0.75rem', lineHeight: '1rem', '&.Mui-selected': { fontSize: '0.75rem', fontWeight: 600 } },
  },
};

export const actions = (density: Density): ThemeComponents => ({
  MuiButtonBase: buttonBase,
  MuiButton: button(density),
  MuiIconButton: iconButton(density),
  MuiLink: link,
  MuiTabs: tabs,
  MuiTab: tab,
  MuiToggleButtonGroup: toggleButtonGroup,
  MuiToggleButton: toggleButton(density),
  MuiBottomNavigation: bottomNavigation,
  MuiBottomNavigationAction: bottomNavigationAction,
});
