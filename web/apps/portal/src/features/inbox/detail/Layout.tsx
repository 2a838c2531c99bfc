import { type ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { ink } from '@kadro/ui';
import { WaitingFor } from '../decide/WaitingFor.tsx';
import { type OpenRequest } from '../kind.ts';
import { RequestHeader } from './Header.tsx';
import { StepOf } from './StepOf.tsx';

export const Body = styled('div')({
  display: 'grid',
  gap: 18,
  padding: '22px 28px',
  alignContent: 'start',
  minWidth: 0,
  // what would follow has nothing to show
  '& > hr:last-child': { display: 'none' },
});
export const Rule = styled('hr')({ width: '100%', margin: 0, border: 0, borderBlockStart: `1px solid ${ink.line}` });
const Pair = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '24px 36px',
  alignItems: 'start',
  '& > *': { minWidth: 0, flex: '1 1 240px' },
  '& > :first-of-type': { flex: '1.35 1 360px' },
});
export const Column = styled('div')({ display: 'grid', gap: 24, alignContent: 'start', minWidth: 0 });

interface WideProps {
  request: OpenRequest;
  beside: ReactNode;
  children: ReactNode;
}

/** The open request on wide screens. */
export function Wide({ request, beside, children }: WideProps) {
  return (
    <Body>
      <RequestHeader request={request} />
      <Rule />
      <Pair>
        <Column>{children}</Column>
        <Column>{beside}</Column>
      </Pair>
    </Body>
  );
}

/** The open request on narrow screens. */
export function Narrow({ request, children }: { request: OpenRequest; children: ReactNode }) {
  return (
    <>
      <RequestHeader request={request} aside={<StepOf request={request} />} />
      {children}
      <WaitingFor request={request} />
    </>
  );
}
