import { type Feature } from '../../core/feature.ts';

export default {
  sheets: [
    {
      column: 'main',
      order: -2,
      texts: ['inbox'],
      load: async () => ({ default: (await import('./today/WaitingForYou.tsx')).WaitingForYou }),
    },
  ],
} satisfies Feature;
