import { type ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { ink, phone, radius } from '../tokens/vars.ts';

/** A sheet on the page: hairline, no shadow. Where it is a region, give it `role` and `aria-labelledby`. */
export const Sheet = styled('section', { shouldForwardProp: (name) => name !== 'flush' })<{
  /** No padding, for lists and tables that run to the edge. */ flush?: boolean;
}>({
  position: 'relative',
  minWidth: 0,
  padding: 20,
  border: `1px solid ${ink.line}`,
  borderRadius: radius.sheet,
  backgroundColor: ink.surface,
  [phone]: { padding: 14, borderRadius: radius.float },
  variants: [{ props: { flush: true }, style: { '&&': { padding: 0 }, overflow: 'hidden' } }],
});

const Head = styled('div')({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 12,
  flexWrap: 'wrap',
});
const Heading = styled('h2')(({ theme }) => theme.typography.section as object);
const Count = styled('span')(({ theme }) => ({
  ...theme.typography.dense,
  color: ink.textMuted,
  fontVariantNumeric: 'tabular-nums',
}));

export interface SectionProps {
  title: ReactNode;
  count?: ReactNode;
  action?: ReactNode;
  id?: string;
  children: ReactNode;
  className?: string;
}

export function Section({ title, count, action, id, children, className }: SectionProps) {
  return (
    <section id={id} className={className} style={{ display: 'grid', gap: 12, minWidth: 0 }}>
      <Head>
        <Heading>
          {title} {count !== undefined && <Count>{count}</Count>}
        </Heading>
        {action}
      </Head>
      {children}
    </section>
  );
}

const Page = styled('header')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 16px',
  flexWrap: 'wrap',
});
const Title = styled('h1')(({ theme }) => ({ ...(theme.typography.h1 as object), overflowWrap: 'anywhere' }));
const Second = styled('p')(({ theme }) => ({ ...theme.typography.dense, color: ink.textMuted, marginBlockStart: 2 }));

export function PageTitle({
  title,
  breadcrumbs,
  second,
  actions,
}: {
  title: ReactNode;
  breadcrumbs?: ReactNode;
  second?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <Page>
      <div style={{ minWidth: 0 }}>
        {breadcrumbs}
        <Title tabIndex={-1}>{title}</Title>
        {second && <Second>{second}</Second>}
      </div>
      {actions && <div style={{ display: 'flex', alignItems: 'center', gap: 8, flexWrap: 'wrap' }}>{actions}</div>}
    </Page>
  );
}
