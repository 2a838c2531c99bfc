import { type Feature, type HomeSheet } from '../../../core/feature.ts';
import { leaveArea } from '../paths.ts';
import { questionsOfHome } from './questions.ts';

const sheets = () => import('./sheets.ts');
const texts: HomeSheet['texts'] = ['inbox'];

export default {
  area: leaveArea,
  ahead: questionsOfHome,
  sheets: [
    { column: 'main', texts, load: async () => ({ default: (await sheets()).OpenRequests }) },
    { column: 'main', texts, load: async () => ({ default: (await sheets()).UpcomingLeave }) },
    { column: 'side', order: -1, block: 200, texts, load: async () => ({ default: (await sheets()).MyLeave }) },
  ],
} satisfies Feature;
