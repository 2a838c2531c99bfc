import { fileURLToPath } from 'node:url';
import { type Rolldown } from 'vite';

const entry = fileURLToPath(new URL('src/main.tsx', import.meta.url));

/** Without these groups the bundler makes a file of what each set of pages shares: some ninety, each asked for. */
export const fileGroups: Rolldown.CodeSplittingGroup[] = [
  { name: (id) => (id === entry ? 'first' : null), priority: 2 },
  { name: 'shared', minShareCount: 2, priority: 1 },
];
