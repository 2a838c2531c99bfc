import { type ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { initials, tintOf } from './initials.ts';
import { avatar, ink, radius } from '../tokens/vars.ts';

const sides = { tiny: 20, small: 24, medium: 36, large: 44, page: 64 } as const;

export interface PersonAvatarProps {
  id: string;
  name: string;
  image?: string | null;
  size?: keyof typeof sides;
}

const Square = styled('span')({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  borderRadius: radius.avatar,
  fontWeight: 600,
  letterSpacing: 0,
  userSelect: 'none',
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
});

/** A rounded square with the person's picture or letters; hidden from screen readers, as the name is beside it. */
export function PersonAvatar({ id, name, image, size = 'medium' }: PersonAvatarProps) {
  const side = sides[size];
  const tone = avatar[tintOf(id)];
  return (
    <Square
      aria-hidden
      style={{
        width: side,
        height: side,
        fontSize: Math.max(8, Math.round(side * 0.37)),
        lineHeight: 1,
        color: tone?.text,
        backgroundColor: tone?.tint,
      }}
    >
      {image ? <img src={image} alt="" loading="lazy" decoding="async" /> : initials(name)}
    </Square>
  );
}

const Line = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 0,
  maxWidth: '100%',
  verticalAlign: 'middle',
});
const Words = styled('span')({
  display: 'grid',
  minWidth: 0,
  '& > *': { overflowWrap: 'anywhere' },
  '&[data-dense="true"] > *': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  // Lines break between words; a word that is longer than its line, and what needs a third line, is cut at the end.
  '&[data-brief="true"] > *': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    overflowWrap: 'normal',
  },
});
const Name = styled('bdi')(({ theme }) => ({
  fontWeight: theme.typography.strong.fontWeight,
  color: ink.text,
  // A Latin name stands at the start of the line on Arabic pages.
  justifySelf: 'start',
  maxWidth: '100%',
}));
const Second = styled('span')(({ theme }) => ({ ...theme.typography.label, fontWeight: 450, color: ink.textMuted }));

export interface PersonProps extends PersonAvatarProps {
  second?: ReactNode;
  /** Name and second line have two lines each at most, for a narrow place; the tooltip has all of them. */
  isBrief?: boolean;
}

const tooltipOf = (name: string, second: ReactNode): string =>
  typeof second === 'string' ? `${name}\n${second}` : name;

/** A person in a row: avatar, name in its own direction, a second line; small ones keep to the lines of a table. */
export function Person({ second, isBrief = false, ...who }: PersonProps) {
  const isDense = who.size === 'small' || who.size === 'tiny';
  return (
    <Line style={{ gap: isDense ? 8 : 12 }}>
      <PersonAvatar {...who} />
      <Words
        data-dense={isDense}
        data-brief={isBrief}
        title={isDense || isBrief ? tooltipOf(who.name, second) : undefined}
      >
        <Name>{who.name}</Name>
        {/* What is cut is cut at its end, in whichever direction it reads. */}
        {second && <Second dir={isDense && typeof second === 'string' ? 'auto' : undefined}>{second}</Second>}
      </Words>
    </Line>
  );
}
