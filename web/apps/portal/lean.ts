import { type Plugin } from 'vite';

/** Texts that only the console asks for; their names alone are no small part of the first file. */
const others = '{console,bulk,privacy,ra}';

const onlyTexts = (code: string): string =>
  code.replace(
    /import\((`\.\.\/texts\/[^`]+`),[^)]*\)/s,
    `import.meta.glob(['../texts/*/*.json', '!../texts/*/${others}.json'])[$1]()`,
  );

const onlyUsed = (code: string): string =>
  code
    .replace(/^\s*[\w$]+\.displayName = "[^"]*";$/gm, '')
    .replace(/(?<!@__PURE__ \*\/ )\b(React\d*\.(?:forwardRef|createContext|memo)\()/g, '/* @__PURE__ */ $1');

/**
 * Colours of single components, worked out for each scheme: our theme says its own where one is drawn. A component
 * without any would not be there.
 */
const withoutColours = (code: string): string =>
  code.replace(
    /assignNode\(palette, (\[[^\]]+\])\);\n {4}if \(palette\.mode === 'light'\) \{\n[^]*?(?= {4}if \(!nativeColor\) \{)/,
    "for (const name of $1) palette[name] = { own: 'none' };\n",
  );

/** The styles are written without prefixes (`use-direction-cache.ts`). */
const withoutPrefixes = (code: string): string =>
  code.replace('var defaultStylisPlugins = [prefixer];', 'var defaultStylisPlugins = [];');

/** What is never drawn and what stands in its place. */
const unused: [path: RegExp, code: string][] = [
  // The ripple and the spinner of MUI's buttons, which the theme turns off.
  [/@mui\/material\/.+\/(TouchRipple|CircularProgress)\.mjs$/, 'export default () => null;'],
  // Short hands of `sx`: written in full here, with numbers as pixels.
  [/@mui\/system\/styleFunctionSx\/defaultSxConfig\.mjs$/, 'export default {};'],
  // The colour scheme is set by a file of our own before the first paint; here are the names that stay.
  [
    /@mui\/system\/InitColorSchemeScript\/InitColorSchemeScript\.mjs$/,
    `export const DEFAULT_MODE_STORAGE_KEY = 'mode';
    export const DEFAULT_COLOR_SCHEME_STORAGE_KEY = 'color-scheme';
    export const DEFAULT_ATTRIBUTE = 'data-color-scheme';
    export const buildInitColorSchemeScript = () => null;
    export default () => null;`,
  ],
  // The theme of a page without a provider.
  [/@mui\/material\/styles\/defaultTheme\.mjs$/, 'export default {};'],
  // Copies the statics of class components for emotion's `withTheme`.
  [/hoist-non-react-statics\/.+\.js$/, 'export default (target) => target;'],
];

/** What is drawn in part. */
const changed: [path: RegExp, change: (code: string) => string][] = [
  [/\/react-router\/dist\/.+\.mjs$/, onlyUsed],
  [/\/i18n\/src\/translate\/namespaces\.ts$/, onlyTexts],
  [/@mui\/material\/styles\/createThemeWithVars\.mjs$/, withoutColours],
  [/@emotion\/cache\/dist\/.+\.js$/, withoutPrefixes],
];

/**
 * Leaves out of the build what the portal never draws: components of react-router that look needed because of names
 * for developer tools and calls not marked as pure, texts of the other app, and parts of MUI and emotion that nobody
 * uses here.
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
      filter: { id: changed.map(([path]) => path) },
      handler: (code, id) => changed.find(([path]) => path.test(id))?.[1](code),
    },
  };
}
