import { ink } from '@kadro/ui';

/** Stripes of what is painted and not set yet. */
export const painted = {
  borderColor: ink.frame,
  backgroundImage: `repeating-linear-gradient(-45deg, ${ink.frame} 0 2px, ${ink.surface} 2px 5px)`,
} as const;
