import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { styled } from '@mui/material/styles';
import { useFormat } from '@kadro/i18n';
import { ink, phone, tokens } from '@kadro/ui';

const Root = styled('div')(({ theme }) => ({
  display: 'none',
  [phone]: {
    ...theme.typography.strong,
    position: 'fixed',
    zIndex: 1000,
    insetInline: 0,
    insetBlockEnd: `calc(${tokens.size.portal.bottomBar}px + env(safe-area-inset-bottom))`,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    height: 48,
    padding: '0 14px',
    backgroundColor: ink.surface,
    borderBlockStart: `1px solid ${ink.line}`,
    fontVariantNumeric: 'tabular-nums',
    '& .MuiButton-root': { minHeight: 40 },
  },
  '@media print': { display: 'none' },
}));

interface BarProps {
  /** What scrolls away. */
  of: RefObject<HTMLElement | null>;
  minutes: number;
  children: ReactNode;
}

/** On phones the running clock and its button, as long as the large one is scrolled away. */
export function Bar({ of, minutes, children }: BarProps) {
  const { duration } = useFormat();
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    if (!of.current || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(([entry]) =>
      setAway(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.bottom <= 0),
    );
    observer.observe(of.current);
    return () => observer.disconnect();
  }, [of]);
  if (!isAway) return null;
  return (
    <Root data-above-bar>
      {duration(minutes)}
      {children}
    </Root>
  );
}
