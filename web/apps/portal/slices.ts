/**
 * The first load in files, each made in a task of its own: what is imported dynamically on the way to the home, by
 * path below this folder. A file holds all that its sources import and no earlier one has; every other page and dialog
 * is a file of its own because it is imported dynamically.
 */
export const slices = {
  start: ['src/main.ts'],
  react: ['src/boot/react.ts'],
  theme: ['src/boot/theme.ts'],
  app: ['src/start.tsx'],
  home: ['src/shell/Frame.tsx', 'src/features/home/dashboard/Page.tsx', 'src/features/leave/inbox/Badge.tsx'],
  // Loads while the session is restored; not counted, as it exists only where the organization has leave.
  sheets: ['src/features/leave/today/sheets.ts'],
} as const satisfies Record<string, readonly string[]>;

/** Files that the page preloads. */
export const fetchedAhead = ['react', 'theme', 'app', 'home'] as const;
