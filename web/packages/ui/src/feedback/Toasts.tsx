import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { keyframes, styled } from '@mui/material/styles';
import { StatusGlyph } from './StatusGlyph.tsx';
import { dismiss, enqueue, noToasts, withdraw, type QueuedToast, type Toast } from './toast-queue.ts';
import { useUiTexts } from '../texts.ts';
import { float, ink, motion, phone, radius } from '../tokens/vars.ts';

interface Speaker {
  say: (toast: Toast) => void;
  drop: (name: string) => void;
}

const Speaking = createContext<Speaker | null>(null);
const stays = 5000;

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

const Place = styled('section')({
  position: 'fixed',
  // A page with a bar of buttons at its end sets the height of the bar: no toast covers a button.
  insetBlockEnd: 'calc(var(--kadro-action-bar, 0px) + 20px + env(safe-area-inset-bottom))',
  insetInlineStart: 20,
  zIndex: 1500,
  // On phones it is above the bottom bar, whose height the app sets.
  [phone]: {
    insetInline: 12,
    insetBlockEnd:
      'calc(var(--kadro-bottom-bar, 0px) + var(--kadro-action-bar, 0px) + 12px + env(safe-area-inset-bottom))',
  },
});
const Box = styled('div')(({ theme }) => ({
  ...(theme.typography.body2 as object),
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 42,
  minWidth: 280,
  maxWidth: 560,
  padding: '8px 16px',
  borderRadius: radius.control,
  boxShadow: float,
  color: ink.surface,
  backgroundColor: ink.text,
  animation: `${arrive} ${motion.base} ${motion.ease}`,
  [phone]: { maxWidth: 'none' },
}));
const Action = styled('button')(({ theme }) => ({
  font: 'inherit',
  fontWeight: theme.typography.strong.fontWeight,
  marginInlineStart: 'auto',
  minHeight: 32,
  [phone]: { minHeight: 48 },
  padding: '0 8px',
  border: 0,
  borderRadius: radius.chip,
  color: 'inherit',
  background: 'none',
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '&:focus-visible': { outlineColor: 'currentColor' },
}));

/** Shows the toasts of the app, each for five seconds, longer while pointed at or in focus. */
export function Toasts({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState(noToasts);
  const { notices } = useUiTexts();
  const speaker = useMemo(
    (): Speaker => ({
      say: (toast) => setQueue((now) => enqueue(now, toast)),
      drop: (name) => setQueue((now) => withdraw(now, name)),
    }),
    [],
  );
  const end = useCallback((id: number) => setQueue((now) => dismiss(now, id)), []);
  const [shown] = queue.waiting;
  return (
    <Speaking value={speaker}>
      {children}
      <Place aria-label={notices}>
        <div aria-live="polite">{shown && <OneToast key={shown.id} toast={shown} onGone={end} />}</div>
      </Place>
    </Speaking>
  );
}

function OneToast({ toast, onGone }: { toast: QueuedToast; onGone: (id: number) => void }) {
  const [held, setHeld] = useState(false);
  const { id, text, status, action, name, onHold } = toast;
  const isKept = name !== undefined;
  useEffect(() => {
    if (!held || !onHold) return;
    onHold(true);
    return () => onHold(false);
  }, [held, onHold]);
  useEffect(() => {
    if (held || isKept) return;
    const timer = setTimeout(() => onGone(id), stays);
    return () => clearTimeout(timer);
  }, [held, isKept, id, onGone]);
  return (
    <Box
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={(event) => event.key === 'Escape' && !isKept && onGone(id)}
    >
      {status && <StatusGlyph status={status} />}
      <span>{text}</span>
      {action && (
        <Action
          type="button"
          aria-keyshortcuts={action.keys}
          onClick={() => {
            onGone(id);
            action.onClick();
          }}
        >
          {action.label}
        </Action>
      )}
    </Box>
  );
}

/** What shows toasts and takes back those with a name; throws outside of `Toasts`. */
export function useSpeaker(): Speaker {
  const speaker = useContext(Speaking);
  if (!speaker) throw new Error('Toasts is missing above a part that wants to say something');
  return speaker;
}

/** The function that shows a toast; throws outside of `Toasts`. */
export const useToast = (): ((toast: Toast) => void) => useSpeaker().say;
