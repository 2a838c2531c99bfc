import { type ThemeComponents } from './all.ts';
import { ChevronDown } from 'lucide-react';
import { BoxChecked, BoxEmpty, BoxSome } from './boxes.tsx';
import { typeStep } from '../typography.ts';
import { tokens, type Density } from '../../tokens/values.ts';
import { type UiLanguage } from '../languages.ts';
import { feedback, ink, transition, phone, radius } from '../../tokens/vars.ts';

const inputLabel = (language: UiLanguage): ThemeComponents['MuiInputLabel'] => ({
  defaultProps: { shrink: true },
  styleOverrides: {
    root: {
      ...typeStep('label', language),
      position: 'static',
      transform: 'none',
      maxWidth: '100%',
      marginBottom: 4,
      whiteSpace: 'normal',
      color: ink.text,
      '&.Mui-focused, &.Mui-error': { color: ink.text },
      '&.Mui-disabled': { color: ink.textFaint },
    },
    asterisk: { color: feedback.error.text },
  },
});

const formLabel = (language: UiLanguage): ThemeComponents['MuiFormLabel'] => ({
  styleOverrides: {
    root: { ...typeStep('label', language), color: ink.text, '&.Mui-focused': { color: ink.text } },
  },
});

const inputBase = (density: Density): ThemeComponents['MuiInputBase'] => {
  const { control } = tokens.size[density];
  return {
    styleOverrides: {
      root: { minHeight: control, [phone]: density === 'portal' ? { minHeight: tokens.size.portal.touch } : {} },
      input: { '&::placeholder': { color: ink.textFaint, opacity: 1 }, textOverflow: 'ellipsis' },
    },
  };
};

const outlinedInput: ThemeComponents['MuiOutlinedInput'] = {
  styleOverrides: {
    root: {
      backgroundColor: ink.surface,
      borderRadius: radius.control,
      '&:hover .MuiOutlinedInput-notchedOutline': {
        borderColor: ink.textMuted,
        '@media (hover: none)': { borderColor: ink.fieldLine },
      },
      '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: ink.focus, borderWidth: 2 },
      '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: feedback.error.text },
      '&.Mui-error.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: ink.focus },
      '&.Mui-disabled': {
        backgroundColor: ink.soft,
        '& .MuiOutlinedInput-notchedOutline': { borderColor: ink.lineStrong },
      },
      variants: [
        { props: { multiline: true }, style: { padding: '9px 12px' } },
        { props: ({ startAdornment }) => Boolean(startAdornment), style: { paddingLeft: 12 } },
        { props: ({ endAdornment }) => Boolean(endAdornment), style: { '--_trailingPad': '6px' } },
      ],
    },
    notchedOutline: {
      top: 0,
      borderColor: ink.fieldLine,
      transition: transition(['border-color']),
      '& legend': { display: 'none' },
    },
    input: {
      height: 'auto',
      padding: '0 12px',
      lineHeight: 'inherit',
      '&:-webkit-autofill': { WebkitBoxShadow: `0 0 0 100px ${ink.surface} inset`, WebkitTextFillColor: ink.text },
      variants: [
        { props: { multiline: true }, style: { padding: 0 } },
        { props: ({ startAdornment }) => Boolean(startAdornment), style: { paddingLeft: 8 } },
      ],
    },
  },
};

const formHelperText = (language: UiLanguage): ThemeComponents['MuiFormHelperText'] => ({
  styleOverrides: {
    root: {
      ...typeStep('label', language),
      margin: '4px 0 0',
      fontWeight: 450,
      color: ink.textMuted,
      '&.Mui-error': { color: feedback.error.text },
    },
  },
});

const select: ThemeComponents['MuiSelect'] = {
  defaultProps: { IconComponent: ChevronDown },
  styleOverrides: {
    icon: { width: 16, height: 16, top: 'calc(50% - 8px)', right: 10, color: ink.textMuted },
    select: { minHeight: 0, '&:focus': { backgroundColor: 'transparent' } },
  },
};

const nativeSelect: ThemeComponents['MuiNativeSelect'] = {
  styleOverrides: {
    icon: { width: 16, height: 16, top: 'calc(50% - 8px)', right: 10, color: ink.textMuted },
    select: {
      height: 'auto',
      paddingBlock: 0,
      '&&&': { paddingRight: 32 },
      textOverflow: 'ellipsis',
      '&:focus': { backgroundColor: 'transparent' },
      '& option': { backgroundColor: ink.raised, color: ink.text },
    },
  },
};

const formControlLabel = (density: Density): ThemeComponents['MuiFormControlLabel'] => {
  const { control } = tokens.size[density];
  return {
    styleOverrides: {
      root: { margin: 0, gap: 4, alignItems: 'flex-start' },
      label: { paddingBlock: (control - 20) / 2 },
    },
  };
};

const checkbox = (density: Density): ThemeComponents['MuiCheckbox'] => {
  const { control } = tokens.size[density];
  return {
    defaultProps: {
      disableRipple: true,
      icon: <BoxEmpty />,
      checkedIcon: <BoxChecked />,
      indeterminateIcon: <BoxSome />,
    },
    styleOverrides: {
      root: {
        width: control,
        height: control,
        padding: 0,
        borderRadius: radius.control,
        '&:hover': { backgroundColor: 'transparent' },
      },
    },
  };
};

const toggle: ThemeComponents['MuiSwitch'] = {
  styleOverrides: {
    root: { width: 36, height: 22, padding: 0, overflow: 'visible' },
    switchBase: {
      top: 4,
      left: 4,
      padding: 0,
      borderRadius: 4,
      transition: transition(['transform', 'left']),
      '&.Mui-checked': { color: ink.onPrimary, transform: 'translateX(14px)' },
      '&.Mui-checked + .MuiSwitch-track': { opacity: 1, borderColor: ink.primary, backgroundColor: ink.primary },
      '&.Mui-disabled + .MuiSwitch-track': { opacity: 0.5 },
      '&.Mui-focusVisible + .MuiSwitch-track': { outline: `2px solid ${ink.focus}`, outlineOffset: 2 },
      '&.Mui-focusVisible': { outline: 'none' },
    },
    thumb: {
      width: 14,
      height: 14,
      borderRadius: 4,
      boxShadow: 'none',
      backgroundColor: ink.fieldLine,
      '.Mui-checked &': { backgroundColor: ink.onPrimary },
    },
    track: {
      boxSizing: 'border-box',
      borderRadius: 7,
      opacity: 1,
      border: `1.5px solid ${ink.fieldLine}`,
      backgroundColor: ink.surface,
    },
  },
};

const slider: ThemeComponents['MuiSlider'] = {
  styleOverrides: {
    root: { height: 6, color: ink.frame },
    rail: { opacity: 1, backgroundColor: ink.lineStrong },
    track: { border: 0 },
    thumb: {
      width: 22,
      height: 22,
      borderRadius: 6,
      boxShadow: 'none',
      // Two grips show that it can be dragged.
      '&::before': {
        boxShadow: 'none',
        width: 6,
        height: 8,
        borderRadius: 0,
        borderInline: `2px solid ${ink.surface}`,
      },
      '&:hover, &.Mui-active': { boxShadow: 'none' },
    },
  },
};

/** Fields with their label above; the ring of the focused field is its own border in ink. */
export const inputs = (density: Density, language: UiLanguage): ThemeComponents => ({
  MuiInputLabel: inputLabel(language),
  MuiFormLabel: formLabel(language),
  MuiInputBase: inputBase(density),
  MuiOutlinedInput: outlinedInput,
  MuiFormHelperText: formHelperText(language),
  MuiSelect: select,
  MuiNativeSelect: nativeSelect,
  MuiFormControlLabel: formControlLabel(density),
  MuiCheckbox: checkbox(density),
  MuiSwitch: toggle,
  MuiSlider: slider,
});
