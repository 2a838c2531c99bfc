import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Plugin } from 'vite';

const generated = fileURLToPath(new URL('src/generated/graphql.ts', import.meta.url));
const mark = `${generated}?document=`;
/** A document of the generated file, with its name and its value. */
const made = /^export const (\w+Document) = (new TypedDocumentString\(`[^`]*`, \{[^\n]*\}\)) as unknown as [^\n]*;$/gm;
const classOf = /export class TypedDocumentString[\s\S]*?\n\}\n/;
const imports = /import \{([^}]*)\} from '[./]*generated\/graphql\.ts';/g;

/** The generated file as modules of one document each, by id. */
function modulesOf(code: string): Map<string, string> {
  const typed = `import { TypedDocumentString } from ${JSON.stringify(`${mark}class.ts`)};`;
  const documents = [...code.matchAll(made)].map(
    ([, name = '', value = '']) =>
      [`${mark}${name}.ts`, `${typed}\nexport const ${name} = /* @__PURE__ */ ${value};\n`] as const,
  );
  return new Map([[`${mark}class.ts`, classOf.exec(code)?.[0] ?? ''], ...documents]);
}

const split = (names: string): string =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name.endsWith('Document'))
    .map((name) => `import { ${name} } from ${JSON.stringify(`${mark}${name}.ts`)};`)
    .join(' ');

/** Makes a module of each generated document: the first load has those of the home, and not those of all pages. */
export function documentsApart(): Plugin {
  let modules = new Map<string, string>();
  return {
    name: 'kadro-documents-apart',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      modules = modulesOf(readFileSync(generated, 'utf8'));
    },
    resolveId: (id) => (modules.has(id) ? id : undefined),
    load: (id) => modules.get(id),
    transform: (code, id) =>
      id.startsWith(mark) || !imports.test(code)
        ? undefined
        : code.replace(imports, (_all, names: string) => split(names)),
  };
}
