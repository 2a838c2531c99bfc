export { KadroTheme, prepareTheme, useColourMode, type ColourMode, type KadroThemeProps } from './KadroTheme.tsx';
export { createKadroTheme, modeKey, schemeAttribute, type KadroThemeOptions } from './theme.ts';
export { tokens, type Density, type Mode } from './tokens.ts';
export { avatar, chart, day, feedback, float, ink, motion, moves, phone, radius, status } from './vars.ts';
export { directionOf, languages, type UiLanguage } from './languages.ts';
export { kindColour } from './vars.ts';
export { UiTextsProvider, useUiTexts, type UiTexts } from './parts/texts.ts';
export { AsOf, type AsOfProps } from './parts/AsOf.tsx';
export { Chain, type ChainProps, type ChainStep } from './parts/Chain.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './parts/ConfirmDialog.tsx';
export { DateField, type DateFieldProps } from './parts/DateField.tsx';
export {
  addDays,
  addMonths,
  dayInWords,
  daysBetween,
  endOfDay,
  formatDay,
  isDay,
  parseDay,
  today,
  usualDays,
} from './parts/dates.ts';
export { useSettled } from './parts/use-settled.ts';
export { DaySquare, type DaySquareProps, type SquareSize, type SquareTone } from './parts/DaySquare.tsx';
export { ErrorSummary, type FieldProblem } from './parts/ErrorSummary.tsx';
export { FactList, NoValue, type Fact } from './parts/FactList.tsx';
export { CheckField, SwitchField, type CheckFieldProps, type SwitchFieldProps } from './parts/ChoiceField.tsx';
export { Field, leftToRight, type FieldProps } from './parts/Field.tsx';
export { BelowLine, FieldShell, useFieldIds, type FieldWords } from './parts/FieldShell.tsx';
export { Frame, type FrameProps } from './parts/Frame.tsx';
export { HistoryList, type HistoryChange, type HistoryEntry } from './parts/HistoryList.tsx';
export { IconText, KeyHint } from './parts/IconText.tsx';
export { initials, tintOf } from './parts/initials.ts';
export { LoginArt, type LoginArtProps } from './parts/LoginArt.tsx';
export { Mark, MarkWord, Starting, type MarkProps } from './parts/Mark.tsx';
export { OneColumn, type OneColumnProps } from './parts/OneColumn.tsx';
export { Pager, type PagerProps } from './parts/Pager.tsx';
export { PasswordField, type PasswordFieldProps, type PasswordRule } from './parts/PasswordField.tsx';
export { Person, PersonAvatar, type PersonAvatarProps, type PersonProps } from './parts/Person.tsx';
export { Phrases, type Phrase } from './parts/Phrases.tsx';
export { RangeCalendar, type DayRange, type RangeCalendarProps } from './parts/RangeCalendar.tsx';
export { type DayMark } from './parts/RangeDay.tsx';
export { SearchField, type SearchFieldProps } from './parts/SearchField.tsx';
export { SelectField, type SelectFieldProps, type SelectOption } from './parts/SelectField.tsx';
export { PageTitle, Section, Sheet, type SectionProps } from './parts/Sheet.tsx';
export { Squares, type SquaresProps } from './parts/Squares.tsx';
export { squaresOf, type Amounts } from './parts/square-shapes.ts';
export {
  EmptyState,
  ErrorState,
  SkeletonBlock,
  type EmptyStateProps,
  type ErrorStateProps,
  type SkeletonBlockProps,
} from './parts/states.tsx';
export { StatusChip } from './parts/StatusChip.tsx';
export { StatusGlyph, type RequestStatus } from './parts/StatusGlyph.tsx';
export { LanguageSwitch, ThemeSwitch, type LanguageSwitchProps } from './parts/switches.tsx';
export { type Toast } from './parts/toast-queue.ts';
export { Toasts, useToast } from './parts/Toasts.tsx';
export { useDelayed } from './parts/use-delayed.ts';
export { SkipLink, VisuallyHidden } from './parts/VisuallyHidden.tsx';
export { Why, type WhyEntry, type WhyProps } from './parts/Why.tsx';
export { YearLine, type YearLineProps } from './parts/YearLine.tsx';
export { endsOf, pointAt, type YearPoint } from './parts/year-line-shapes.ts';
