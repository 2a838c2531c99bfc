import { type Feature } from '../../../core/feature.ts';

export default {
  isAlone: true,
  screens: [{ path: '/pending-feedbacks', load: () => import('./Page.tsx') }],
} satisfies Feature;
