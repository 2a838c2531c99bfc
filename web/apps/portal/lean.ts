import { type Plugin } from 'vite';

/** Namespaces of the console; even their names would be a notable part of the first file. */
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

/** Default colours of components in each scheme, which our theme sets itself; only the keys have to exist. */
const withoutColours = (code: string): string =>
  code.replace(
    /assignNode\(palette, (\[[^\]]+\])\);\n {4}if \(palette\.mode === 'light'\) \{\n[^]*?(?= {4}if \(!nativeColor\) \{)/,
    "for (const name of $1) palette[name] = { own: 'none' };\n",
  );

/** The styles are written without prefixes (`use-direction-cache.ts`). */
const withoutPrefixes = (code: string): string =>
  code.replace('var defaultStylisPlugins = [prefixer];', 'var defaultStylisPlugins = [];');

/** Modules that are never used, and their replacements. */
const unused: [path: RegExp, code: string][] = [
  // The ripple and the spinner of MUI's buttons, which the theme turns off.
  [/@mui\/material\/.+\/(TouchRipple|CircularProgress)\.mjs$/, 'export default () => null;'],
  // The shorthands of `sx`: the portal writes them in full, with numbers as pixels.
  [/@mui\/system\/styleFunctionSx\/defaultSxConfig\.mjs$/, 'export default {};'],
  // The boot script sets the colour scheme before the first paint; only the names remain.
  [
    /@mui\/system\/InitColorSchemeScript\/InitColorSchemeScript\.mjs$/,
    `export const DEFAULT_MODE_STORAGE_KEY = 'mode';
    export const DEFAULT_COLOR_SCHEME_STORAGE_KEY = 'color-scheme';
    export const DEFAULT_ATTRIBUTE = 'data-color-scheme';
    export const buildInitColorSchemeScript = () => null;
    export default () => null;`,
  ],
  [/@mui\/material\/styles\/defaultTheme\.mjs$/, 'export default {};'],
  [/hoist-non-react-statics\/.+\.js$/, 'export default (target) => target;'],
];

/** Modules that are used in part. */
const changed: [path: RegExp, change: (code: string) => string][] = [
  [/\/react-router\/dist\/.+\.mjs$/, onlyUsed],
  [/\/i18n\/src\/translate\/namespaces\.ts$/, onlyTexts],
  [/@mui\/material\/styles\/createThemeWithVars\.mjs$/, withoutColours],
  [/@emotion\/cache\/dist\/.+\.js$/, withoutPrefixes],
];

/** Removes from the build what the portal never uses and tree shaking keeps: parts of react-router, MUI, emotion. */
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
