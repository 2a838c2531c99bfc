import { type ReactNode } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { DaySquare, type DaySquareProps } from '../dates/DaySquare.tsx';
import { useDelayed } from './use-delayed.ts';
import { useUiTexts } from '../texts.ts';
import { ink } from '../tokens/vars.ts';

const Nine = styled('span')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, max-content)',
  gap: 3.5,
  marginBlockEnd: 16,
});
const State = styled('div')({ display: 'grid', justifyItems: 'start', padding: '4px 0' });
const Title = styled('p')(({ theme }) => ({ ...theme.typography.strong, fontSize: '0.9375rem', color: ink.text }));
const Text = styled('p')(({ theme }) => ({
  ...theme.typography.label,
  fontWeight: 450,
  color: ink.textMuted,
  marginBlockStart: 2,
  maxWidth: '46ch',
}));
const Way = styled('div')({ marginBlockStart: 10, '& > .MuiButton-text': { marginInlineStart: -8 } });

function NineSquares({ of }: { of: (place: number) => DaySquareProps }) {
  return (
    <Nine aria-hidden>
      {Array.from({ length: 9 }, (_, place) => (
        <DaySquare key={place} size="text" {...of(place)} />
      ))}
    </Nine>
  );
}

export interface EmptyStateProps {
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
}

/** Nothing is here, and that is fine: nine squares, one filled. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <State>
      <NineSquares of={(place) => ({ fill: place === 4 ? 'solid' : 'hollow' })} />
      <Title>{title}</Title>
      {text && <Text>{text}</Text>}
      {action && <Way>{action}</Way>}
    </State>
  );
}

export interface ErrorStateProps {
  title: ReactNode;
  text?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
}

/** An error shown where it happened, so that the rest of the page stays. */
export function ErrorState({ title, text, onRetry, retrying = false }: ErrorStateProps) {
  const { retry } = useUiTexts();
  return (
    <State role="alert">
      <NineSquares
        of={(place) => (place === 4 ? { fill: 'cross', tone: 'red' } : { fill: place < 6 ? 'solid' : 'hollow' })}
      />
      <Title>{title}</Title>
      {text && <Text>{text}</Text>}
      {onRetry && (
        <Way>
          <Button onClick={onRetry} disabled={retrying}>
            {retry}
          </Button>
        </Way>
      )}
    </State>
  );
}

const Block = styled('span')({ display: 'block', borderRadius: 4, backgroundColor: ink.soft });
const Lines = styled('div')({ display: 'grid', gap: 10 });

export interface SkeletonBlockProps {
  /** Number of text lines, or a height in px for one block of the final size. */
  lines?: number;
  height?: number;
}

/** A block where content will be; shows nothing for the first 150 ms. */
export function SkeletonBlock({ lines = 3, height }: SkeletonBlockProps) {
  const late = useDelayed(150);
  return (
    <Lines aria-hidden data-waiting style={late ? undefined : { visibility: 'hidden' }}>
      {height ? (
        <Block style={{ height, borderRadius: 8 }} />
      ) : (
        Array.from({ length: lines }, (_, line) => (
          <Block key={line} style={{ height: 12, width: line === lines - 1 && lines > 1 ? '64%' : '100%' }} />
        ))
      )}
    </Lines>
  );
}
