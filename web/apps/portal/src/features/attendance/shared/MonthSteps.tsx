import { type ReactNode } from 'react';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { ink } from '@kadro/ui';

const Steps = styled('div')(({ theme }) => ({
  ...theme.typography.section,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  color: ink.text,
  '& > span': { minWidth: 128, textAlign: 'center', fontVariantNumeric: 'tabular-nums' },
}));

interface StepsProps {
  back: string;
  on: string;
  onStep: (by: 1 | -1) => void;
  children: ReactNode;
}

/** What is shown, between one step back and one on. */
export function MonthSteps({ back, on, onStep, children }: StepsProps) {
  return (
    <Steps className="no-print">
      <IconButton aria-label={back} onClick={() => onStep(-1)}>
        <ChevronLeft className="turns" size={18} strokeWidth={1.7} aria-hidden />
      </IconButton>
      <span aria-live="polite">{children}</span>
      <IconButton aria-label={on} onClick={() => onStep(1)}>
        <ChevronRight className="turns" size={18} strokeWidth={1.7} aria-hidden />
      </IconButton>
    </Steps>
  );
}
