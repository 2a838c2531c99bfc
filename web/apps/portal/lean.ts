import { type Plugin } from 'vite';

/** Texts that only the console asks for; their names alone are no small part of the first file. */
const others = '{console,ra}';

const onlyTexts = (code: string): string => code.replace(/import\((`\.\/texts\/[^`]+`),[^)]*\)/s, `import.meta.glob(['./texts/*/*.json', '!./texts/*/${others}.json'])[$1]()`);

const onlyUsed = (code: string): string =>
  code.replace(/^\s*[\w$]+\.displayName = "[^"]*";$/gm, '').replace(/(?<!@__PURE__ \*\/ )\b(React\d*\.(?:forwardRef|createContext|memo)\()/g, '/* @__PURE__ */ $1');

const unused = '\0kadro-unused';

/**
 * Leaves out of the build what the portal never draws: components of react-router that look needed because of names
 * for developer tools and calls not marked as pure, texts of the other app, and the ripple and spinner of MUI's buttons, which the theme turns off.
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
      filter: { id: /\/react-router\/dist\/.+\.mjs$|\/i18n\/src\/texts\.ts$/ },
      handler: (code, id) => (id.endsWith('texts.ts') ? onlyTexts(code) : onlyUsed(code)),
    },
  };
}
