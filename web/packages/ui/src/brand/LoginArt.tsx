import { type ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { DaySquare } from '../dates/DaySquare.tsx';
import { stripes } from '../charts/square-shapes.ts';
import { ink } from '../tokens/vars.ts';

const side = 18;
const pitch = 23;
const panel = 153;
const places = [0, 1, 2, 3, 4, 5];

/** The nine posts of the mark, row by row: taken (with the days asked for as `row column`), free, or the open one. */
const posts: readonly (readonly string[] | 'free' | 'open')[] = [
  ['0 0', '5 1'],
  'free',
  'open',
  ['2 5', '3 5', '4 5', '5 5'],
  ['0 2', '1 2', '2 2'],
  'free',
  ['0 3', '1 3'],
  'free',
  ['0 4', '1 4', '2 4', '3 4', '4 4'],
];

const Art = styled('figure')({
  display: 'grid',
  justifyItems: 'center',
  gap: 32,
  '& svg.posts': { width: 'min(440px, 34vw)', height: 'auto', color: ink.primaryText },
});
const Legend = styled('figcaption')({
  display: 'flex',
  gap: 22,
  color: ink.textMuted,
  '& span': { display: 'inline-flex', alignItems: 'center', gap: 8 },
});

/** Some days are paler, so that a week reads as work and not as a wall. */
const pale = (post: number, row: number, column: number) =>
  (post * 5 + row * 7 + column * 3 + ((row * column) % 4)) % 5 < 2;

function Post({ post, row, column }: { post: number; row: number; column: number }) {
  const kind = posts[post];
  const edge = { x: 0.75, y: 0.75, width: side - 1.5, height: side - 1.5, rx: 3.6, fill: 'none', strokeWidth: 1.5 };
  if (kind === 'free') return <rect {...edge} stroke={ink.lineStrong} />;
  if (kind === 'open')
    return (
      <rect
        {...edge}
        stroke="currentColor"
        opacity={row % 5 && column % 5 ? 0.35 : 1}
        strokeWidth={row % 5 && column % 5 ? 1.5 : 2}
      />
    );
  if (!kind?.includes(`${row} ${column}`))
    return <rect width={side} height={side} rx={4} fill="currentColor" opacity={pale(post, row, column) ? 0.84 : 1} />;
  return (
    <>
      <rect {...edge} stroke="currentColor" />
      <path d={stripes(side)} stroke="currentColor" strokeWidth="2.2" fill="none" />
    </>
  );
}

export interface LoginArtProps {
  legend?: { happened: ReactNode; asked: ReactNode; open: ReactNode };
}

/** The mark again, made of days: nine posts of six by six squares. Decoration for the wide side of the sign-in page. */
export function LoginArt({ legend }: LoginArtProps) {
  const whole = panel * 2 + pitch * 5 + side;
  return (
    <Art aria-hidden>
      <svg className="posts" viewBox={`0 0 ${whole} ${whole}`} width={whole} height={whole}>
        {posts.flatMap((_, post) =>
          places.flatMap((row) =>
            places.map((column) => (
              <g
                key={`${post}-${row}-${column}`}
                transform={`translate(${(post % 3) * panel + column * pitch} ${Math.floor(post / 3) * panel + row * pitch})`}
              >
                <Post post={post} row={row} column={column} />
              </g>
            )),
          ),
        )}
      </svg>
      {legend && (
        <Legend>
          <span>
            <DaySquare fill="solid" tone="primary" /> {legend.happened}
          </span>
          <span>
            <DaySquare fill="striped" tone="primary" /> {legend.asked}
          </span>
          <span>
            <DaySquare fill="hollow" /> {legend.open}
          </span>
        </Legend>
      )}
    </Art>
  );
}
