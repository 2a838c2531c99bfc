/** The first load in files evaluated in separate tasks, by their entries; a file holds what no earlier one has. */
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
