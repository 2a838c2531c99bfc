export { KadroTheme, prepareTheme, useColourMode, type ColourMode, type KadroThemeProps } from './theme/Provider.tsx';
export { createKadroTheme, modeKey, schemeAttribute, type KadroThemeOptions } from './theme/create.ts';
export { tokens, type Density, type Mode } from './tokens/values.ts';
export { avatar, chart, day, feedback, float, ink, motion, transition, phone, radius, status } from './tokens/vars.ts';
export { directionOf, languages, type UiLanguage } from './theme/languages.ts';
export { kindColour } from './tokens/vars.ts';
export { UiTextsProvider, useUiTexts, type UiTexts } from './texts.ts';
export { AsOf, type AsOfProps } from './dates/AsOf.tsx';
export { Chain, type ChainProps, type ChainStep } from './records/Chain.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './feedback/ConfirmDialog.tsx';
export { DateField, type DateFieldProps } from './dates/Field.tsx';
export { currentTime, dayOf, endOfDay, hourNow, setPlace, today, todayIn, wallAt, type Place } from './dates/clock.ts';
export { dayForKey } from './dates/calendar-keys.ts';
export { useDayFocus } from './dates/use-day-focus.ts';
export {
  addDays,
  addMonths,
  dayFault,
  dayInWords,
  daysBetween,
  formatDay,
  isDay,
  monthOf,
  parseDay,
  usualDays,
} from './dates/days.ts';
export { useDebounced } from './forms/use-debounced.ts';
export { DaySquare, type DaySquareProps, type SquareSize, type SquareTone } from './dates/DaySquare.tsx';
export { DraftNote, type DraftNoteProps } from './forms/DraftNote.tsx';
export { useDraft, type FormDraft } from './forms/use-draft.ts';
export { ErrorSummary, type FieldProblem } from './forms/ErrorSummary.tsx';
export { FactList, NoValue, type Fact } from './records/FactList.tsx';
export { CheckField, SwitchField, type CheckFieldProps, type SwitchFieldProps } from './forms/ChoiceField.tsx';
export { Field, leftToRight, type FieldProps } from './forms/Field.tsx';
export { HelperText, FieldShell, useFieldIds, type FieldWords } from './forms/FieldShell.tsx';
export { Frame, type FrameProps } from './layout/Frame.tsx';
export { HistoryList, type HistoryChange, type HistoryEntry } from './records/HistoryList.tsx';
export { IconText, KeyHint } from './layout/IconText.tsx';
export { initials, tintOf } from './people/initials.ts';
export { LoginArt, type LoginArtProps } from './brand/LoginArt.tsx';
export { Mark, MarkWord, Splash, type MarkProps } from './brand/Mark.tsx';
export { codeOutage, delayAfter, patiently, readAgainAfter } from './loading/patience.ts';
export { UntilLoaded, type UntilLoadedProps } from './loading/UntilLoaded.tsx';
export { dataUrlOf, isOfPhone, photoAccept, photoWithin, pictureTypes, type PhotoLimits } from './files/photo.ts';
export { photoMost, type PhotoProblem } from './files/problem.ts';
export { Preparing } from './files/Preparing.tsx';
export { useProfilePicture } from './files/use-profile-picture.ts';
export { PageBoundary, type PageBoundaryProps } from './feedback/PageBoundary.tsx';
export { OneColumn, type OneColumnProps } from './layout/OneColumn.tsx';
export { Pager, type PagerProps } from './records/Pager.tsx';
export { PasswordField, type PasswordFieldProps, type PasswordRule } from './forms/PasswordField.tsx';
export { Person, PersonAvatar, type PersonAvatarProps, type PersonProps } from './people/Person.tsx';
export { FilterChips, type FilterChip } from './records/FilterChips.tsx';
export { RangeCalendar, type RangeCalendarProps } from './dates/RangeCalendar.tsx';
export { type DayMark } from './dates/RangeDay.tsx';
export { type DayRange } from './dates/use-picking.ts';
export { SearchField, type SearchFieldProps } from './forms/SearchField.tsx';
export { SelectField, type SelectFieldProps, type SelectOption } from './forms/SelectField.tsx';
export { PageTitle, Section, Sheet, type SectionProps } from './layout/Sheet.tsx';
export { Squares, type SquaresProps } from './charts/Squares.tsx';
export { squaresOf, type Amounts } from './charts/square-shapes.ts';
export {
  EmptyState,
  ErrorState,
  SkeletonBlock,
  type EmptyStateProps,
  type ErrorStateProps,
  type SkeletonBlockProps,
} from './feedback/states.tsx';
export { ReadFailure } from './feedback/ReadFailure.tsx';
export { StatusChip } from './feedback/StatusChip.tsx';
export { StatusGlyph, type RequestStatus } from './feedback/StatusGlyph.tsx';
export { LanguageSwitch, ThemeSwitch, type LanguageSwitchProps } from './settings/switches.tsx';
export { type Toast } from './feedback/toast-queue.ts';
export { Toasts, useSpeaker, useToast } from './feedback/Toasts.tsx';
export { useDelayed } from './feedback/use-delayed.ts';
export { useWidth } from './layout/use-width.ts';
export { SkipLink, VisuallyHidden } from './layout/VisuallyHidden.tsx';
export { Why, type WhyEntry, type WhyProps } from './records/Why.tsx';
export { TimeRail, type RailPiece, type TimeRailProps } from './charts/TimeRail.tsx';
export { YearLine, type YearLineProps } from './charts/YearLine.tsx';
export { endsOf, pointAt, type YearPoint } from './charts/year-line-shapes.ts';
export { type CancelDays, useCancelDays } from './records/use-cancel-days.ts';
