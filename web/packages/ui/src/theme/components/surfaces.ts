import { type ThemeComponents } from './all.ts';
import { typeStep } from '../typography.ts';
import { tokens, type Density } from '../../tokens/values.ts';
import { type UiLanguage } from '../languages.ts';
import { feedback, float, ink, transition, phone, radius, status } from '../../tokens/vars.ts';

const coloured = (tone: { text: string; tint: string }) => ({
  color: tone.text,
  backgroundColor: tone.tint,
  '& .MuiAlert-icon': { color: 'inherit' },
});

const paper: ThemeComponents['MuiPaper'] = {
  defaultProps: { elevation: 0 },
  styleOverrides: {
    root: {
      backgroundImage: 'none',
      variants: [
        { props: { elevation: 0 }, style: { border: `1px solid ${ink.line}` } },
        {
          props: { elevation: 0, square: false },
          style: { borderRadius: radius.sheet, [phone]: { borderRadius: radius.float } },
        },
        {
          props: ({ elevation = 0 }) => elevation > 0,
          style: { border: 0, boxShadow: float, backgroundColor: ink.raised, borderRadius: radius.float },
        },
      ],
    },
  },
};

const menuItem = (density: Density): ThemeComponents['MuiMenuItem'] => {
  const item = density === 'console' ? 32 : 40;
  return {
    styleOverrides: {
      root: {
        '&&': { minHeight: item, [phone]: { minHeight: tokens.size.portal.touch } },
        padding: '0 10px',
        gap: 8,
        borderRadius: radius.control,
        '&:hover, &.Mui-selected, &.Mui-selected:hover': { backgroundColor: ink.hover },
        '&.Mui-selected': { fontWeight: tokens.type.scale.strong.weight },
      },
    },
  };
};

const listItemButton: ThemeComponents['MuiListItemButton'] = {
  styleOverrides: {
    root: {
      borderRadius: radius.control,
      '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: ink.surface },
    },
  },
};

const backdrop: ThemeComponents['MuiBackdrop'] = {
  styleOverrides: { root: { variants: [{ props: { invisible: false }, style: { backgroundColor: ink.scrim } }] } },
};

const dialog: ThemeComponents['MuiDialog'] = {
  styleOverrides: {
    paper: {
      width: '100%',
      maxWidth: 440,
      borderRadius: radius.float,
      [phone]: {
        margin: 0,
        maxWidth: 'none',
        maxHeight: '88dvh',
        alignSelf: 'flex-end',
        borderRadius: `${radius.float}px ${radius.float}px 0 0`,
        paddingBottom: 'env(safe-area-inset-bottom)',
      },
    },
    container: { [phone]: { alignItems: 'flex-end' } },
  },
};

const dialogTitle = (language: UiLanguage): ThemeComponents['MuiDialogTitle'] => ({
  styleOverrides: { root: { ...typeStep('section', language), padding: '20px 20px 8px' } },
});

const dialogContent: ThemeComponents['MuiDialogContent'] = {
  styleOverrides: { root: { padding: '0 20px 20px', color: ink.textMuted } },
};

const dialogActions: ThemeComponents['MuiDialogActions'] = {
  styleOverrides: {
    root: {
      padding: '0 20px 20px',
      gap: 8,
      '& > :not(style) ~ :not(style)': { marginLeft: 0 },
      [phone]: { '& > *': { flex: 1 } },
    },
  },
};

const tooltip = (language: UiLanguage): ThemeComponents['MuiTooltip'] => ({
  defaultProps: { enterDelay: 400 },
  styleOverrides: {
    tooltip: {
      ...typeStep('label', language),
      padding: '6px 10px',
      borderRadius: radius.chip,
      color: ink.surface,
      backgroundColor: ink.text,
    },
    arrow: { color: ink.text },
  },
});

const chip = (language: UiLanguage): ThemeComponents['MuiChip'] => ({
  styleOverrides: {
    root: {
      ...typeStep('label', language),
      height: 24,
      borderRadius: radius.chip,
      fontWeight: tokens.type.scale.strong.weight,
      backgroundColor: ink.soft,
      color: ink.textMuted,
    },
    label: { paddingInline: 8 },
  },
});

const avatar: ThemeComponents['MuiAvatar'] = {
  defaultProps: { variant: 'rounded' },
  styleOverrides: { root: { borderRadius: radius.avatar, fontWeight: 600 } },
};

const badge = (language: UiLanguage): ThemeComponents['MuiBadge'] => ({
  styleOverrides: {
    badge: {
      ...typeStep('tick', language),
      minWidth: 20,
      height: 18,
      padding: '0 5px',
      borderRadius: 5,
      fontWeight: 600,
      color: status.pending.text,
      backgroundColor: status.pending.tint,
    },
  },
});

const skeleton: ThemeComponents['MuiSkeleton'] = {
  defaultProps: { animation: false, variant: 'rounded' },
  styleOverrides: { root: { backgroundColor: ink.soft, borderRadius: 4 } },
};

const snackbarContent: ThemeComponents['MuiSnackbarContent'] = {
  styleOverrides: { root: { borderRadius: radius.control, color: ink.surface, backgroundColor: ink.text } },
};

const notice: ThemeComponents['MuiAlert'] = {
  styleOverrides: {
    root: {
      borderRadius: radius.control,
      border: 0,
      variants: (['error', 'warning', 'success', 'info'] as const).map((severity) => ({
        props: { severity },
        style: coloured(feedback[severity]),
      })),
    },
  },
};

const tableCell = (density: Density, language: UiLanguage): ThemeComponents['MuiTableCell'] => {
  const { row } = tokens.size[density];
  return {
    styleOverrides: {
      root: {
        ...typeStep('dense', language),
        height: row,
        padding: '0 7px',
        borderBottom: `1px solid ${ink.line}`,
        '&:first-of-type': { paddingInlineStart: 16 },
        '&:last-of-type': { paddingInlineEnd: 16 },
        fontVariantNumeric: 'tabular-nums',
      },
      head: {
        ...typeStep('label', language),
        height: 32,
        color: ink.textMuted,
        backgroundColor: 'transparent',
        borderBottomColor: ink.lineStrong,
      },
      stickyHeader: { backgroundColor: ink.surface },
    },
  };
};

const tableRow: ThemeComponents['MuiTableRow'] = {
  styleOverrides: {
    root: {
      transition: transition(['background-color']),
      '&.MuiTableRow-hover:hover': { backgroundColor: ink.hover },
      '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: ink.hover },
    },
  },
};

const linearProgress: ThemeComponents['MuiLinearProgress'] = {
  styleOverrides: {
    root: { height: 6, borderRadius: 2, backgroundColor: ink.soft },
    bar: { backgroundColor: ink.textMuted, borderRadius: 2 },
  },
};

export const surfaces = (density: Density, language: UiLanguage): ThemeComponents => ({
  MuiPaper: paper,
  MuiMenu: { styleOverrides: { list: { padding: 6 } } },
  MuiMenuItem: menuItem(density),
  MuiListItemButton: listItemButton,
  MuiBackdrop: backdrop,
  MuiDialog: dialog,
  MuiDialogTitle: dialogTitle(language),
  MuiDialogContent: dialogContent,
  MuiDialogActions: dialogActions,
  MuiDrawer: { styleOverrides: { paper: { borderRadius: 0 } } },
  MuiTooltip: tooltip(language),
  MuiChip: chip(language),
  MuiAvatar: avatar,
  MuiBadge: badge(language),
  MuiSkeleton: skeleton,
  MuiDivider: { styleOverrides: { root: { borderColor: ink.line } } },
  MuiSnackbar: { defaultProps: { anchorOrigin: { vertical: 'bottom', horizontal: 'left' }, autoHideDuration: 5000 } },
  MuiSnackbarContent: snackbarContent,
  MuiAlert: notice,
  MuiTableCell: tableCell(density, language),
  MuiTableRow: tableRow,
  MuiTableSortLabel: { styleOverrides: { root: { '&.Mui-active': { color: ink.text } } } },
  MuiLinearProgress: linearProgress,
});
