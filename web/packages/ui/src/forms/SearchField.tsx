import { useEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Search, X } from 'lucide-react';
import { afterEcho } from './search-echo.ts';
import { useUiTexts } from '../texts.ts';
import { ink } from '../tokens/vars.ts';

export interface SearchFieldProps {
  label: string;
  value: string;
  /** Called `delay` ms after the last key; at once on Enter and when emptied. */
  onChange: (value: string) => void;
  delay?: number;
  /** At the end while it is empty, as a `KeyHint`. */
  end?: ReactNode;
  ref?: Ref<HTMLInputElement>;
  className?: string;
}

/** An echo that takes longer than this counts as a value that somebody else set. */
const echoMs = 5000;

/** What is typed, ahead of the value outside: emitted with a delay, and kept until its echo comes back. */
function useDelayedValue(value: string, onChange: (value: string) => void) {
  const [typed, setTyped] = useState(value);
  const [emitted, setEmitted] = useState<readonly string[]>([]);
  const [last, setLast] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (value !== last) {
    setLast(value);
    // An echo, late or not, must not take back what was typed since.
    const left = afterEcho(emitted, value);
    setEmitted(left ?? []);
    if (!left) setTyped(value);
  }
  useEffect(() => {
    const forget = emitted.length > 0 ? setTimeout(() => setEmitted([]), echoMs) : undefined;
    return () => clearTimeout(forget);
  }, [emitted]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const type = (text: string, wait: number) => {
    setTyped(text);
    clearTimeout(timer.current);
    const emit = () => {
      setEmitted((before) => [...before, text]);
      onChange(text);
    };
    if (wait > 0) timer.current = setTimeout(emit, wait);
    else emit();
  };
  return { typed, type };
}

export function SearchField({ label, value, onChange, delay = 250, end, ref, className }: SearchFieldProps) {
  const { typed, type } = useDelayedValue(value, onChange);
  const { clear } = useUiTexts();
  return (
    <OutlinedInput
      className={className}
      inputRef={ref}
      type="search"
      value={typed}
      placeholder={label}
      onChange={(event) => type(event.target.value, event.target.value ? delay : 0)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') type(typed, 0);
        if (event.key === 'Escape' && typed) type('', 0);
      }}
      inputProps={{ 'aria-label': label, autoComplete: 'off', spellCheck: false }}
      startAdornment={<Search size={17} strokeWidth={1.7} color={ink.textMuted} aria-hidden style={{ flex: 'none' }} />}
      endAdornment={
        typed ? (
          <IconButton size="small" aria-label={clear} onClick={() => type('', 0)}>
            <X strokeWidth={1.7} />
          </IconButton>
        ) : (
          end
        )
      }
      sx={{ '& input::-webkit-search-cancel-button': { display: 'none' } }}
    />
  );
}
