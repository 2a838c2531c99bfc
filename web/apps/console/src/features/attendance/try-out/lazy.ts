import { page } from '../../../manifest/page.ts';
import { type DraftProps } from '../../../records/declaration.ts';

/** For the forms of what may be tried out. */
export const TryOutDraft = page<DraftProps>(async () => (await import('./TryOut.tsx')).TryOut, 'console-attendance');
