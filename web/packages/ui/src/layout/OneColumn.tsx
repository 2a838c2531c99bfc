import { type ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { MarkWord } from '../brand/Mark.tsx';
import { ink, phone } from '../tokens/vars.ts';

const Page = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: '100dvh',
  backgroundColor: ink.surface,
  [theme.breakpoints.up('md')]: { '&[data-art="true"]': { gridTemplateColumns: 'minmax(472px, 5fr) 7fr' } },
}));
const Column = styled('div')({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  width: '100%',
  maxWidth: 392 + 40,
  marginInline: 'auto',
  padding: '32px 20px max(24px, env(safe-area-inset-bottom))',
  [phone]: { paddingBlockStart: 'max(16px, env(safe-area-inset-top))' },
});
const Top = styled('header')({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12 });
const Middle = styled('main')({
  alignSelf: 'center',
  display: 'grid',
  gap: 20,
  paddingBlock: 32,
  minWidth: 0,
  [phone]: { alignSelf: 'start' },
});
const Foot = styled('footer')(({ theme }) => ({
  ...theme.typography.label,
  fontWeight: 450,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  justifyContent: 'space-between',
  color: ink.textMuted,
}));
const Side = styled('div')(({ theme }) => ({
  display: 'none',
  placeItems: 'center',
  backgroundColor: ink.canvas,
  borderInlineStart: `1px solid ${ink.line}`,
  [theme.breakpoints.up('md')]: { display: 'grid' },
}));

export interface OneColumnProps {
  children: ReactNode;
  end?: ReactNode;
  foot?: ReactNode;
  art?: ReactNode;
}

/** The page without a side bar: one column of 392, the mark on top. */
export function OneColumn({ children, end, foot, art }: OneColumnProps) {
  return (
    <Page data-art={Boolean(art)}>
      <Column>
        <Top>
          <MarkWord />
          {end}
        </Top>
        <Middle>{children}</Middle>
        {foot && <Foot>{foot}</Foot>}
      </Column>
      {art && <Side>{art}</Side>}
    </Page>
  );
}
