import { lazy, Suspense, useRef, useState, type ReactNode, type Ref, type RefObject } from 'react';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { CalendarDays } from 'lucide-react';
import { formatDay, parseDay } from './days.ts';
import { Field, leftToRight, type FieldProps } from '../forms/Field.tsx';
import { useUiTexts } from '../texts.ts';
import { type UiLanguage } from '../theme/languages.ts';
import { phone } from '../tokens/vars.ts';

const Calendar = lazy(() => import('./Calendar.tsx'));

/** The calendar's size before it is there, so that the popover finds its place at once. */
const Room = styled('div')({ width: 268, minHeight: 284, [phone]: { width: 324, minHeight: 336 } });

export interface DateFieldProps extends Omit<
  FieldProps,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'endAdornment' | 'ref'
> {
  /** The day as YYYY-MM-DD, '' for none. */
  value: string;
  /** Gets a day, '' when emptied, or the raw text when it is no day (so that validation can say so). */
  onChange: (value: string) => void;
  /** The organization's pattern, as DD.MM.YYYY. */
  pattern?: string;
  language: UiLanguage;
  min?: string;
  max?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A day: typed in the organization's pattern, or chosen in a calendar. */
export function DateField({
  value,
  onChange,
  onBlur,
  pattern = 'YYYY-MM-DD',
  language,
  min,
  max,
  ...field
}: DateFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const { openCalendar } = useUiTexts();
  const type = (text: string) => {
    setTyped(text);
    onChange(parseDay(text, pattern) ?? text.trim());
  };
  const choose = (day: string) => {
    setOpen(false);
    onChange(day);
  };
  return (
    <>
      <Field
        {...field}
        value={typed ?? (formatDay(value, pattern) || value)}
        onChange={(event) => type(event.target.value)}
        onBlur={(event) => {
          setTyped(null);
          onBlur?.(event);
        }}
        placeholder={pattern}
        inputProps={{ inputMode: 'numeric', dir: 'ltr', autoComplete: 'off', ...field.inputProps }}
        sx={{ ...leftToRight, '& input': { fontVariantNumeric: 'tabular-nums' } }}
        endAdornment={
          <IconButton
            ref={anchor}
            size="small"
            disabled={field.disabled}
            aria-label={openCalendar}
            aria-haspopup="dialog"
            aria-expanded={open}
            onClick={() => setOpen(true)}
          >
            <CalendarDays strokeWidth={1.7} />
          </IconButton>
        }
      />
      <CalendarPopover anchor={anchor} open={open} onClose={() => setOpen(false)}>
        <Calendar
          value={parseDay(value, 'YYYY-MM-DD') ?? ''}
          onChange={choose}
          language={language}
          min={min}
          max={max}
        />
      </CalendarPopover>
    </>
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
      <Room>
        <Suspense>{children}</Suspense>
      </Room>
    </Popover>
  );
}
