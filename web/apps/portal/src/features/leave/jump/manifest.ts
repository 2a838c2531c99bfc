import { type Feature } from '../../../core/feature.ts';
import { leaveArea } from '../paths.ts';

export default {
  area: leaveArea,
  jump: { load: () => import('./use-targets.ts') },
} satisfies Feature;
