import { ink } from '@kadro/ui';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode } from 'react';

const Group = styled('fieldset')({
  border: 0,
  margin: 0,
  padding: 0,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  color: ink.text,
  fontVariantNumeric: 'tabular-nums',
  '& strong': { textAlign: 'center' },
  '[dir="rtl"] & svg': { transform: 'scaleX(-1)' },
});

interface StepsProps {
  label?: string;
  previous: string;
  next: string;
  /** Pixels that what is shown has, so that the buttons stay where they are. */
  width?: number;
  onStep: (by: 1 | -1) => void;
  /** Where one is: a year, a month, a week. */
  children: ReactNode;
}

/** Goes from one to the next, or back. */
export function Steps({ label, previous, next, width, onStep, children }: StepsProps) {
  return (
    <Group aria-label={label}>
      <IconButton aria-label={previous} className="no-print" onClick={() => onStep(-1)}>
        <ChevronLeft strokeWidth={1.7} />
      </IconButton>
      <strong aria-live="polite" style={{ minWidth: width }}>
        {children}
      </strong>
      <IconButton aria-label={next} className="no-print" onClick={() => onStep(1)}>
        <ChevronRight strokeWidth={1.7} />
      </IconButton>
    </Group>
  );
}
