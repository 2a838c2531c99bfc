import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bootFile } from './boot-file.ts';
import { firstLoad } from './first-load.ts';
import { lean } from './lean.ts';

const server = `http://localhost:${process.env['KADRO_PORT'] ?? '3000'}`;

/** Modules that are drawn together travel as one file: twenty small ones cost more in names than in code. */
const together = (name: string, ...paths: string[]) => ({
  name,
  test: new RegExp(paths.map((path) => `/${path}\\b`).join('|')),
});

const groups = [
  // What every page stands on, with all that it needs, in the slices in which it is made (`src/main.ts`).
  together('start', 'portal/src/main'),
  together('react', 'portal/src/boot/react'),
  together('look', 'portal/src/boot/look'),
  together('app', 'portal/src/start'),
  together(
    'home',
    'portal/src/shell/(?:Shell|Page|SideNavigation|PersonFoot|Me|BottomBar|signs|use-menu|CountBadge|InboxBadge)',
    'portal/src/pages/dashboard/(?:Dashboard|Facts|Holidays|Managers|Team|day)',
    'portal/src/parts/(?:Answer|AtOnce|MoreLink|NewRequestButton|PersonCards|PersonHead)',
    'portal/src/queries/(?:inbox-count|managers)',
    'ui/src/parts/(?:Person|initials|FactList|Sheet|Mark|IconText|VisuallyHidden|dates|Frame)',
    'lucide-react/dist/esm/icons/(?:search|plus|chevron-right|inbox|tree-palm|user|ellipsis|lock)',
    '@mui/material/useMediaQuery',
  ),
  together(
    'leave-sheets',
    'portal/src/pages/dashboard/(?:leave-sheets|MyLeave|OpenRequests|WaitingForYou)',
    'portal/src/pages/inbox/(?:NothingWaits|use-draft|use-decisions)',
    'portal/src/parts/(?:Joined|KindSquare|chain|status-word|use-amounts|use-request-words|balances|message-of|age)',
    'portal/src/queries/(?:inbox|leave-questions|leave-command|leave-documents|leave-shapes)',
    'ui/src/parts/(?:Squares|StatusChip)',
    'lucide-react/dist/esm/icons/check',
  ),
  together(
    'overlays',
    '@mui/material/(?:Modal|Dialog|DialogActions|DialogContent|DialogTitle|Paper|Portal|Fade|Backdrop|FocusTrap|Unstable_TrapFocus|Grow|Popover)',
  ),
  together(
    'fields',
    '@mui/material/(?:InputBase|OutlinedInput|NativeSelect|FormControl|Select|Switch|Checkbox|internal)',
    'ui/src/parts/(?:Field|FieldShell|SelectField|ChoiceField)',
  ),
];

/**
 * Files below `dist/assets` carry a hash of their content and are kept for ever; nothing is inlined, as the content
 * policy wants.
 */
export default defineConfig({
  base: '/',
  plugins: [react(), bootFile(), firstLoad(), lean()],
  build: {
    outDir: 'dist',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2024',
    rolldownOptions: {
      // A page pays for the shared parts that it draws, not for the whole shelf.
      treeshake: { moduleSideEffects: [{ test: /\/packages\/(ui|i18n|api)\/src\//, sideEffects: false }] },
      output: { codeSplitting: { groups } },
    },
  },
  server: { proxy: { '/identity': server, '/leave/api': server, '/graphql': server } },
});
