import { type ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { PersonAvatar } from '../people/Person.tsx';
import { StatusGlyph, type RequestStatus } from '../feedback/StatusGlyph.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { ink, phone } from '../tokens/vars.ts';

export interface ChainStep {
  id: string;
  name: string;
  image?: string | null;
  state: Extract<
    RequestStatus,
    'APPROVED' | 'PENDING' | 'WAITING' | 'STOPPED' | 'DENIED' | 'SUPER_ADMIN' | 'NEED_EXTRA_DETAIL'
  >;
  note?: ReactNode;
  when?: ReactNode;
  /** The state in words ("asked first", "approved"); in the compact line for screen readers only. */
  second?: ReactNode;
}

export interface ChainProps {
  steps: readonly ChainStep[];
  /** One line without pictures, for cards and rows. */
  compact?: boolean;
}

/** Solid for past steps, dashed for those to come. */
const gone: ReadonlySet<string> = new Set(['APPROVED', 'SUPER_ADMIN', 'DENIED']);
const faint: ReadonlySet<string> = new Set(['WAITING', 'STOPPED']);

const List = styled('ol')({ listStyle: 'none', display: 'grid' });
const Step = styled('li')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '18px minmax(0, 1fr)',
  columnGap: 12,
  paddingBlockEnd: 14,
  '&:last-child': { paddingBlockEnd: 0 },
  '&:not(:last-child)::before': {
    content: '""',
    position: 'absolute',
    insetBlock: '29px 1px',
    insetInlineStart: 8.5,
    borderInlineStart: `1px solid ${ink.lineStrong}`,
  },
  '&[data-gone="false"]::before': { borderInlineStartStyle: 'dashed' },
  '& > svg': { marginBlockStart: 6 },
});
const Words = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  minHeight: 28,
  minWidth: 0,
});
const Name = styled('bdi')(({ theme }) => ({
  fontWeight: theme.typography.strong.fontWeight,
  overflowWrap: 'anywhere',
  '&[data-faint="true"]': { color: ink.textMuted, fontWeight: 450 },
}));
const Quiet = styled('span')(({ theme }) => ({ ...theme.typography.label, fontWeight: 450, color: ink.textMuted }));
const Note = styled('p')(({ theme }) => ({
  ...theme.typography.dense,
  gridColumn: 2,
  color: ink.textMuted,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
}));

export function Chain({ steps, compact = false }: ChainProps) {
  if (compact) return <Line steps={steps} />;
  return (
    <List>
      {steps.map(({ id, name, image, state, note, when, second }) => (
        <Step key={id} data-gone={gone.has(state)}>
          <StatusGlyph status={state} size={18} />
          <Words>
            <PersonAvatar id={id} name={name} image={image} size="small" />
            <Name data-faint={faint.has(state)}>{name}</Name>
            {second && <Quiet>{second}</Quiet>}
            {when && (
              <Quiet>
                <bdi>{when}</bdi>
              </Quiet>
            )}
          </Words>
          {note && <Note>{note}</Note>}
        </Step>
      ))}
    </List>
  );
}

const Row = styled('ol')(({ theme }) => ({
  ...theme.typography.dense,
  listStyle: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  [phone]: { flexWrap: 'wrap' },
}));
const Place = styled('li')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  '&:not(:last-child)': { flex: '1 1 auto' },
  '&:not(:last-child)::after': {
    content: '""',
    flex: 1,
    minWidth: 16,
    borderBlockStart: `1px solid ${ink.lineStrong}`,
  },
  '&[data-gone="false"]::after': { borderBlockStartStyle: 'dashed' },
});

function Line({ steps }: { steps: readonly ChainStep[] }) {
  return (
    <Row>
      {steps.map(({ id, name, state, when, second }) => (
        <Place key={id} data-gone={gone.has(state)}>
          <StatusGlyph status={state} />
          <Name data-faint={faint.has(state)}>{name}</Name>
          {second && <VisuallyHidden>{second}</VisuallyHidden>}
          {when && (
            <Quiet>
              <bdi>{when}</bdi>
            </Quiet>
          )}
        </Place>
      ))}
    </Row>
  );
}
