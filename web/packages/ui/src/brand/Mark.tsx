import { keyframes, styled } from '@mui/material/styles';
import { ink } from '../tokens/vars.ts';

const appear = keyframes({ from: { opacity: 0 } });
const taken = [
  [0, 0],
  [0, 1],
  [0, 2],
  [1, 1],
  [2, 2],
] as const;
const at = (place: number) => 1.1 + place * 10.665;

const Svg = styled('svg')({
  display: 'block',
  flex: 'none',
  color: ink.primaryText,
  '&[data-starting="true"] rect': {
    animation: `${appear} 120ms both`,
    ...Object.fromEntries(
      Array.from({ length: 6 }, (_, place) => [`&:nth-of-type(${place + 1})`, { animationDelay: `${place * 120}ms` }]),
    ),
  },
});

export interface MarkProps {
  size?: number;
  /** The six squares come one after another, once. */
  starting?: boolean;
  /** For screen readers, where no word is beside it. */
  label?: string;
}

/** The mark: a K on a roster of three by three, five posts taken, one open. Never mirrored. */
export function Mark({ size = 28, starting = false, label }: MarkProps) {
  const spoken = label ? ({ role: 'img', 'aria-label': label } as const) : { 'aria-hidden': true };
  return (
    <Svg width={size} height={size} viewBox="0 0 32 32" data-starting={starting} {...spoken}>
      {taken.map(([x, y]) => (
        <rect key={`${x}${y}`} x={at(x)} y={at(y)} width="8.47" height="8.47" rx="2.2" fill="currentColor" />
      ))}
      <rect x="23.63" y="2.3" width="6.07" height="6.07" rx="1.4" fill="none" stroke="currentColor" strokeWidth="2.4" />
    </Svg>
  );
}

const Word = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.5em',
  fontWeight: 660,
  letterSpacing: '-0.02em',
  color: ink.text,
  lineHeight: 1,
});

/** The mark with the word beside it, in Latin letters in every language. */
export function MarkWord({ size = 28, starting }: Omit<MarkProps, 'label'>) {
  return (
    <Word style={{ fontSize: size * 0.68 }} translate="no">
      <Mark size={size} starting={starting} />
      <bdi>Kadro</bdi>
    </Word>
  );
}

const Centre = styled('div')({ display: 'grid', placeItems: 'center', minHeight: '100dvh' });

export function Splash() {
  return (
    <Centre>
      <Mark size={48} starting label="Kadro" />
    </Centre>
  );
}
