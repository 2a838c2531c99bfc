import { type Plugin } from 'vite';

/** Texts that only the console asks for; their names alone are no small part of the first file. */
const others = '{console,bulk,privacy,ra}';

const onlyTexts = (code: string): string => code.replace(/import\((`\.\/texts\/[^`]+`),[^)]*\)/s, `import.meta.glob(['./texts/*/*.json', '!./texts/*/${others}.json'])[$1]()`);

const onlyUsed = (code: string): string =>
  code.replace(/^\s*[\w$]+\.displayName = "[^"]*";$/gm, '').replace(/(?<!@__PURE__ \*\/ )\b(React\d*\.(?:forwardRef|createContext|memo)\()/g, '/* @__PURE__ */ $1');

/** What is never drawn and what stands in its place. */
const unused: [path: RegExp, code: string][] = [
  // The ripple and the spinner of MUI's buttons, which the theme turns off.
  [/@mui\/material\/.+\/(TouchRipple|CircularProgress)\.mjs$/, 'export default () => null;'],
  // Short hands of `sx`: written in full here, with numbers as pixels.
  [/@mui\/system\/styleFunctionSx\/defaultSxConfig\.mjs$/, 'export default {};'],
  // The colour scheme is set by a file of our own before the first paint; here are the names that stay.
  [
    /@mui\/system\/InitColorSchemeScript\/InitColorSchemeScript\.mjs$/,
    `export const DEFAULT_MODE_STORAGE_KEY = 'mode', DEFAULT_COLOR_SCHEME_STORAGE_KEY = 'color-scheme', DEFAULT_ATTRIBUTE = 'data-color-scheme', buildInitColorSchemeScript = () => null; export default () => null;`,
  ],
  // Copies the statics of class components for emotion's `withTheme`.
  [/hoist-non-react-statics\/.+\.js$/, 'export default (target) => target;'],
];

/**
 * Leaves out of the build what the portal never draws: components of react-router that look needed because of names
 * for developer tools and calls not marked as pure, texts of the other app, and parts of MUI and emotion that nobody uses here.
 */
export function lean(): Plugin {
  return {
    name: 'kadro-lean',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: unused.map(([path]) => path) },
      handler: (id) => unused.find(([path]) => path.test(id))?.[1],
    },
    transform: {
      filter: { id: /\/react-router\/dist\/.+\.mjs$|\/i18n\/src\/texts\.ts$/ },
      handler: (code, id) => (id.endsWith('texts.ts') ? onlyTexts(code) : onlyUsed(code)),
    },
  };
}
