import { createContext, useCallback, useContext, useEffect, useState, type ReactNode } from 'react';
import { keyframes, styled } from '@mui/material/styles';
import { StatusGlyph } from './StatusGlyph.tsx';
import { dismiss, enqueue, noToasts, type QueuedToast, type Toast } from './toast-queue.ts';
import { useUiTexts } from '../texts.ts';
import { float, ink, motion, phone, radius } from '../tokens/vars.ts';

const Say = createContext<((toast: Toast) => void) | null>(null);
const stays = 5000;

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

const Place = styled('section')({
  position: 'fixed',
  insetBlockEnd: 'calc(20px + env(safe-area-inset-bottom))',
  insetInlineStart: 20,
  zIndex: 1500,
  // On phones it is above the bottom bar, whose height the app sets.
  [phone]: {
    insetInline: 12,
    insetBlockEnd: 'calc(var(--kadro-bottom-bar, 0px) + 12px + env(safe-area-inset-bottom))',
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
  const say = useCallback((toast: Toast) => setQueue((now) => enqueue(now, toast)), []);
  const drop = useCallback((id: number) => setQueue((now) => dismiss(now, id)), []);
  const [shown] = queue.waiting;
  return (
    <Say value={say}>
      {children}
      <Place aria-label={notices}>
        <div aria-live="polite">{shown && <OneToast key={shown.id} toast={shown} onGone={drop} />}</div>
      </Place>
    </Say>
  );
}

function OneToast({ toast, onGone }: { toast: QueuedToast; onGone: (id: number) => void }) {
  const [held, setHeld] = useState(false);
  const { id, text, status, action } = toast;
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => onGone(id), stays);
    return () => clearTimeout(timer);
  }, [held, id, onGone]);
  return (
    <Box
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={(event) => event.key === 'Escape' && onGone(id)}
    >
      {status && <StatusGlyph status={status} />}
      <span>{text}</span>
      {action && (
        <Action
          type="button"
          onClick={() => {
            action.onClick();
            onGone(id);
          }}
        >
          {action.label}
        </Action>
      )}
    </Box>
  );
}

/** The function that shows a toast; throws outside of `Toasts`. */
export function useToast(): (toast: Toast) => void {
  const say = useContext(Say);
  if (!say) throw new Error('Toasts is missing above a part that wants to say something');
  return say;
}
