import { type ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { tokens } from '../tokens/values.ts';
import { ink, phone, radius } from '../tokens/vars.ts';

const { stroke, corner, cornerSmall } = tokens.frame;

const Held = styled('div')({ position: 'relative' });

const corners = (length: number) => {
  const block = 'linear-gradient(#000 0 0)';
  return {
    maskImage: `${block}, ${block}, ${block}, ${block}`,
    maskPosition: '0 0, 100% 0, 0 100%, 100% 100%',
    maskSize: `${length}px ${length}px`,
    maskRepeat: 'no-repeat',
  };
};

const Line = styled('span', { shouldForwardProp: (name) => name !== 'shape' })<{ shape: FrameProps['shape'] }>({
  position: 'absolute',
  inset: -1,
  zIndex: 1,
  pointerEvents: 'none',
  border: `${stroke}px solid ${ink.frame}`,
  variants: [
    {
      props: { shape: 'large' },
      style: { ...corners(corner), borderRadius: radius.sheet + 1, [phone]: { borderRadius: radius.float + 1 } },
    },
    { props: { shape: 'row' }, style: { ...corners(cornerSmall), inset: 0, borderRadius: radius.control } },
    { props: { shape: 'cell' }, style: { inset: -2 - stroke, borderRadius: '30%' } },
  ],
});

export interface FrameProps {
  /** `large` and `row` draw four corners, `cell` a full outline with a gap. */
  shape?: 'large' | 'row' | 'cell';
  shown?: boolean;
  className?: string;
  children: ReactNode;
}

/** A frame around what is meant; at most one in a region. */
export function Frame({ shape = 'large', shown = true, className, children }: FrameProps) {
  return (
    <Held className={className}>
      {children}
      {shown && <Line shape={shape} aria-hidden />}
    </Held>
  );
}
