import { type ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { History } from 'lucide-react';
import { Frame } from '../layout/Frame.tsx';
import { Sheet } from '../layout/Sheet.tsx';
import { ink, phone, radius } from '../tokens/vars.ts';

const Strip = styled('div')(({ theme }) => ({
  ...theme.typography.dense,
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '8px 10px',
  minHeight: 44,
  padding: '8px 20px',
  color: ink.primaryText,
  backgroundColor: ink.primaryTint,
  '& > svg': { flex: 'none' },
  '& > p': { flex: '1 1 200px', minWidth: 0 },
  [phone]: { padding: '8px 14px' },
}));
/** Sheets below the strip keep the page's ground between them. */
const Around = styled('div')({
  display: 'grid',
  gap: 'inherit',
  minWidth: 0,
  '& > div:first-of-type > div': { borderRadius: radius.sheet },
});
const Ground = styled(Frame)({ display: 'grid', gap: 'inherit' });

export interface AsOfProps {
  /** Whether another day than today is looked at. */
  shown: boolean;
  day: ReactNode;
  text?: ReactNode;
  /** At the end of the strip: by which knowledge. */
  end?: ReactNode;
  sheets?: boolean;
  children: ReactNode;
}

/** Content of a day: other days than today are framed, with a strip that names the day. */
export function AsOf({ shown, day, text, end, sheets = false, children }: AsOfProps) {
  const strip = (
    <div aria-live="polite">
      {shown && (
        <Strip>
          <History size={16} strokeWidth={1.7} aria-hidden />
          <p>
            <b>{day}</b> {text}
          </p>
          {end}
        </Strip>
      )}
    </div>
  );
  if (sheets) {
    return (
      <Ground shown={shown}>
        <Around>
          {shown && strip}
          {children}
        </Around>
      </Ground>
    );
  }
  return (
    <Frame shown={shown}>
      <Sheet flush>
        {strip}
        {children}
      </Sheet>
    </Frame>
  );
}
