import { type ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { History } from 'lucide-react';
import { Frame } from './Frame.tsx';
import { Sheet } from './Sheet.tsx';
import { ink } from '../vars.ts';

const Strip = styled('p')(({ theme }) => ({
  ...theme.typography.dense,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  padding: '8px 20px',
  color: ink.primaryText,
  backgroundColor: ink.primaryTint,
  '& svg': { flex: 'none' },
}));

export interface AsOfProps {
  /** Whether another day than today is looked at. */
  shown: boolean;
  /** "As it was on 31 July 2026." */
  day: ReactNode;
  text?: ReactNode;
  children: ReactNode;
}

/** A sheet that shows a day: another one than today is in the frame, with the strip that says which. */
export function AsOf({ shown, day, text, children }: AsOfProps) {
  return (
    <Frame shown={shown}>
      <Sheet flush>
        <div aria-live="polite">
          {shown && (
            <Strip>
              <History size={16} strokeWidth={1.7} aria-hidden />
              <span>
                <b>{day}</b> {text}
              </span>
            </Strip>
          )}
        </div>
        {children}
      </Sheet>
    </Frame>
  );
}
