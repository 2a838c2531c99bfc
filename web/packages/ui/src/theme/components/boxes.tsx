import { ink } from '../../tokens/vars.ts';

const box = { width: 15, height: 15, viewBox: '0 0 15 15', 'aria-hidden': true } as const;
const edge = { x: 0.75, y: 0.75, width: 13.5, height: 13.5, rx: 3.5, strokeWidth: 1.5 };

export const BoxEmpty = () => (
  <svg {...box}>
    <rect {...edge} fill={ink.surface} stroke={ink.fieldLine} />
  </svg>
);

export const BoxChecked = () => (
  <svg {...box}>
    <rect {...edge} fill={ink.primary} stroke={ink.primary} />
    <path
      d="M4 7.7 6.5 10.1 11 5.2"
      fill="none"
      stroke={ink.onPrimary}
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);

export const BoxSome = () => (
  <svg {...box}>
    <rect {...edge} fill={ink.primary} stroke={ink.primary} />
    <path d="M4.2 7.5h6.6" stroke={ink.onPrimary} strokeWidth="1.8" strokeLinecap="round" />
  </svg>
);
