import { lazy, Suspense, useRef, useState, type ReactNode, type Ref, type RefObject } from 'react';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { CalendarDays } from 'lucide-react';
import { dayFault, formatDay, parseDay } from './days.ts';
import { Field, leftToRight, type FieldProps } from '../forms/Field.tsx';
import { useUiTexts } from '../texts.ts';
import { type UiLanguage } from '../theme/languages.ts';
import { phone } from '../tokens/vars.ts';
import { patiently } from '../loading/patience.ts';

const Calendar = lazy(patiently(() => import('./Calendar.tsx')));

/** Has the calendar's size before it is loaded, so that the popover is placed once. */
const CalendarSpace = styled('div')({ width: 268, minHeight: 284, [phone]: { width: 324, minHeight: 336 } });

export interface DateFieldProps extends Omit<
  FieldProps,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'endAdornment' | 'ref'
> {
  /** The day as YYYY-MM-DD, '' for none. */
  value: string;
  /** Gets a day, '' when emptied, or the raw text when it is no day, for validation. */
  onChange: (value: string) => void;
  /** Gets a day that is finished: chosen in the calendar, typed in full, or typed and left (also by Enter). */
  onDay?: (day: string) => void;
  pattern?: string;
  language: UiLanguage;
  min?: string;
  max?: string;
  ref?: Ref<HTMLInputElement>;
}

type Typing = Pick<DateFieldProps, 'value' | 'onChange' | 'onDay' | 'onBlur' | 'onKeyDown'> & { pattern: string };

/** The text as it is typed, until the field is left; then the day in the pattern. */
function useTypedDay({ value, pattern, onChange, onDay, onBlur, onKeyDown }: Typing) {
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string) => {
    setTyped(text);
    const day = parseDay(text, pattern);
    onChange(day ?? text.trim());
    // "2026-03-1" is a day, and may become the twelfth
    if (day && (text === day || text === formatDay(day, pattern))) onDay?.(day);
  };
  const finish = () => {
    const day = parseDay(typed ?? '', pattern);
    if (day) onDay?.(day);
  };
  return {
    value: typed ?? (formatDay(value, pattern) || value),
    onChange: (event) => type(event.target.value),
    onBlur: (event) => {
      finish();
      setTyped(null);
      onBlur?.(event);
    },
    onKeyDown: (event) => {
      if (event.key === 'Enter') finish();
      onKeyDown?.(event);
    },
  } satisfies Partial<FieldProps>;
}

/** Says of a text that is no day why, once the field was left or is refused; any other error is the form's. */
function useDayError({
  value,
  pattern,
  given,
  onBlur,
}: Pick<Typing, 'value' | 'pattern' | 'onBlur'> & { given: ReactNode }) {
  const texts = useUiTexts();
  const [isLeft, setLeft] = useState(false);
  const fault = isLeft || given ? dayFault(value, pattern) : undefined;
  const own = fault && (fault === 'date' ? texts.date(pattern) : texts.noSuchDate);
  const leave: Typing['onBlur'] = (event) => {
    setLeft(true);
    onBlur?.(event);
  };
  return { leave, error: own ?? given };
}

export function DateField({
  value,
  onChange,
  onDay,
  onBlur,
  onKeyDown,
  pattern = 'YYYY-MM-DD',
  language,
  min,
  max,
  error: given,
  ...field
}: DateFieldProps) {
  const { leave, error } = useDayError({ value, pattern, given, onBlur });
  const typing = useTypedDay({ value, pattern, onChange, onDay, onBlur: leave, onKeyDown });
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const choose = (day: string) => {
    setOpen(false);
    onChange(day);
    onDay?.(day);
  };
  return (
    <>
      <Field
        {...field}
        {...typing}
        error={error}
        placeholder={pattern}
        inputProps={{ inputMode: 'numeric', dir: 'ltr', autoComplete: 'off', ...field.inputProps }}
        sx={{ ...leftToRight, '& input': { fontVariantNumeric: 'tabular-nums' } }}
        endAdornment={<OpenButton ref={anchor} disabled={field.disabled} open={open} onOpen={() => setOpen(true)} />}
      />
      <CalendarPopover anchor={anchor} open={open} onClose={() => setOpen(false)}>
        <Calendar value={parseDay(value, 'YYYY-MM-DD') ?? ''} onChange={choose} {...{ language, min, max }} />
      </CalendarPopover>
    </>
  );
}

interface OpenButtonProps {
  ref: Ref<HTMLButtonElement>;
  disabled: boolean | undefined;
  open: boolean;
  onOpen: () => void;
}

function OpenButton({ ref, disabled, open, onOpen }: OpenButtonProps) {
  const { openCalendar } = useUiTexts();
  return (
    <IconButton
      ref={ref}
      size="small"
      disabled={disabled}
      aria-label={openCalendar}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={onOpen}
    >
      <CalendarDays strokeWidth={1.7} />
    </IconButton>
  );
}

interface CalendarPopoverProps {
  anchor: RefObject<HTMLElement | null>;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

function CalendarPopover({ anchor, open, onClose, children }: CalendarPopoverProps) {
  return (
    <Popover
      open={open}
      onClose={onClose}
      anchorEl={() => anchor.current}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: -6, horizontal: 'right' }}
      slotProps={{ paper: { sx: { padding: '12px' } } }}
    >
      <CalendarSpace>
        <Suspense>{children}</Suspense>
      </CalendarSpace>
    </Popover>
  );
}
