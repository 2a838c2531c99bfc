import { type Plugin } from 'vite';

const unused = '\0kadro-unused';

/**
 * Leaves out of the build what the portal never draws: components of react-router that look needed because of names
 * for developer tools and calls not marked as pure, and the ripple and spinner of MUI's buttons, which the theme turns off.
 */
export function lean(): Plugin {
  return {
    name: 'kadro-lean',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/(TouchRipple|CircularProgress)(\/index)?\.mjs$/ },
      handler: (_id, importer) => (importer?.includes('/@mui/material/') ? unused : undefined),
    },
    load: { filter: { id: /^\0kadro-unused$/ }, handler: () => 'export default () => null;' },
    transform: {
      filter: { id: /\/react-router\/dist\/.+\.mjs$/ },
      handler: (code) =>
        code
          .replace(/^\s*[\w$]+\.displayName = "[^"]*";$/gm, '')
          .replace(/(?<!@__PURE__ \*\/ )\b(React\d*\.(?:forwardRef|createContext|memo)\()/g, '/* @__PURE__ */ $1'),
    },
  };
}
