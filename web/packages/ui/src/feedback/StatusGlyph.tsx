import { stripes } from '../charts/square-shapes.ts';
import { day, ink, status } from '../tokens/vars.ts';

export type RequestStatus =
  | 'PENDING'
  | 'APPROVED'
  | 'DENIED'
  | 'REJECTED'
  | 'CANCELLED'
  | 'NEED_EXTRA_DETAIL'
  | 'CLOSED'
  | 'UNKNOWN'
  | 'CLOSE_PENDING'
  | 'REVISION'
  | 'NOT_COME'
  | 'SUPER_ADMIN'
  | 'WAITING'
  | 'STOPPED';

interface Look {
  text: string;
  tint: string;
  fill: string;
  onFill: string;
  shape: Shape;
}

type Shape = keyof typeof marks | 'striped' | 'dashed';

const marks = {
  check: 'M4.4 8.3 6.9 10.7 11.7 5.5',
  cross: 'M5.3 5.3l5.4 5.4M10.7 5.3l-5.4 5.4',
  slash: 'M5 11 11 5',
  question: 'M6.1 6.2a1.95 1.95 0 1 1 2.8 1.75c-.6.3-.9.6-.9 1.2M8 11.4v.05',
  bars: 'M5 6.4h6M6.2 9.6h3.6',
  dot: 'M8 7.9v.2',
  turn: 'M5.2 8.6A2.9 2.9 0 1 0 6 5.9M5.7 4v2.2h2.2',
  shield: 'M8 4.2l3.2 1.2v2.7c0 1.9-1.4 3.1-3.2 3.9-1.8-.8-3.2-2-3.2-3.9V5.4z',
  bar: 'M5.4 8h5.2',
} as const;

const { pending, approved, denied, cancelled, needExtraDetail, closed, unknown } = status;
const red = { ...day.red, onFill: ink.surface };

/** How each state of a request looks; the word comes from the app. */
export const statusLooks: Record<RequestStatus, Look> = {
  PENDING: { ...pending, shape: 'striped' },
  APPROVED: { ...approved, shape: 'check' },
  DENIED: { ...denied, shape: 'cross' },
  REJECTED: { ...denied, shape: 'cross' },
  CANCELLED: { ...cancelled, shape: 'slash' },
  NEED_EXTRA_DETAIL: { ...needExtraDetail, shape: 'question' },
  CLOSED: { ...closed, shape: 'bars' },
  UNKNOWN: { ...unknown, shape: 'dot' },
  CLOSE_PENDING: { ...closed, shape: 'striped' },
  REVISION: { ...needExtraDetail, shape: 'turn' },
  NOT_COME: { ...red, shape: 'cross' },
  SUPER_ADMIN: { ...approved, shape: 'shield' },
  WAITING: { ...cancelled, shape: 'dashed' },
  STOPPED: { ...cancelled, shape: 'bar' },
};

const outlined: ReadonlySet<RequestStatus> = new Set(['CANCELLED', 'STOPPED']);

/** The icon of a state; always beside its word. */
export function StatusGlyph({ status: state, size = 16 }: { status: RequestStatus; size?: number }) {
  const { fill, onFill, shape } = statusLooks[state];
  const open = shape === 'striped' || shape === 'dashed' || outlined.has(state);
  const mark = shape in marks ? marks[shape as keyof typeof marks] : undefined;
  return (
    <svg width={size} height={size} viewBox="0 0 16 16" aria-hidden style={{ flex: 'none', display: 'block' }}>
      {open ? (
        <rect
          x="1.7"
          y="1.7"
          width="12.6"
          height="12.6"
          rx="3"
          fill="none"
          stroke={fill}
          strokeWidth="1.4"
          strokeDasharray={shape === 'dashed' ? '3.4 2.4' : undefined}
        />
      ) : (
        <rect x="1" y="1" width="14" height="14" rx="3.3" fill={fill} />
      )}
      {shape === 'striped' && (
        <path d={stripes(12)} transform="translate(2 2)" stroke={fill} strokeWidth="1.8" fill="none" />
      )}
      {mark && (
        <path
          d={mark}
          fill="none"
          stroke={open ? fill : onFill}
          strokeWidth={shape === 'dot' ? 3 : 1.6}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </svg>
  );
}
