import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';

const root = fileURLToPath(new URL('..', import.meta.url));
const isSkipped = (name: string): boolean =>
  /(?:^|\/)(?:node_modules|dist|data|artifacts|\.git|\.data|\.venv)$/.test(name);

const entries = globSync(['**', '.ci/**', '**/.*'], { cwd: root, exclude: isSkipped });
const everything = new Set(entries);
/** Every ending of every path: a document may leave out the folders that its own place or its text names. */
const endings = new Set(
  entries.flatMap((path) => path.split('/').map((_part, index, parts) => parts.slice(index).join('/'))),
);
const documents = entries.filter((path) => path.endsWith('.md'));
const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Folders of the repository by which a path is recognised that begins at its root. */
const atRoot = /^(?:services|gateway|tools|web|proto|infra|load-tests|simulation|docs|lint)\/./;
/** Files that the repository holds, named with or without their folder. */
const isFile = /^[\w@.-]+(?:\/[\w@.-]+)*\.(?:tsx?|js|svg|sh|proto|yml|graphql|css)$/;
/** Programs of others. */
const elsewhere = ['kafka-configs.sh'];
/** The service of `how-to/add-a-service.md`, and what is made on a machine. */
const isMade = /^services\/notes\b|^infra\/secrets(?:\/|$)|\/dist(?:\/|$)/;

const withoutFences = (text: string): string => text.replace(/^```[^]*?^```/gm, '');
const spansOf = (text: string): string[] =>
  [...withoutFences(text).matchAll(/`([^`\n]+)`/g)].flatMap(([, span = '']) => span.split(' '));
const commandsOf = (text: string): string[] =>
  [...text.matchAll(/^```(?:sh)?\n([^]*?)^```/gm)].flatMap(([, block = '']) => block.split(/\s+/));

/** `a/{b,c}.ts` names two files, `a/*.ts` at least one. */
function isThere(path: string): boolean {
  const bare = path.replace(/\/$/, '');
  if (!/[*{]/.test(bare)) return endings.has(bare);
  return globSync([bare, `**/${bare}`], { cwd: root, exclude: isSkipped }).length > 0;
}

function isPath(word: string): boolean {
  if (/[<>…]|\.\.\.|:\/\//.test(word) || isMade.test(word) || elsewhere.includes(word)) return false;
  return atRoot.test(word) || isFile.test(word);
}

/** As GitHub makes them: lower case, without punctuation, hyphens for spaces. */
const anchorsOf = (text: string): Set<string> =>
  new Set(
    [...withoutFences(text).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );

const linksOf = (text: string): string[] =>
  [...text.replaceAll(/`[^`\n]*`/g, '').matchAll(/\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"/g)]
    .map(([, link, attribute]) => link ?? attribute ?? '')
    .filter((link) => !/^[a-z]+:/.test(link));

function isGood(document: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? document : normalize(join(dirname(document), path)).replace(/\/$/, '');
  return everything.has(target) && (anchor === undefined || anchorsOf(textOf(target)).has(anchor));
}

const scripts = new Set(
  entries
    .filter((path) => path.endsWith('package.json'))
    .flatMap((path) => Object.keys((JSON.parse(textOf(path)) as { scripts?: object }).scripts ?? {})),
);
const scriptsOf = (text: string): string[] =>
  [...text.matchAll(/npm run (?:--silent )?([a-z][\w:-]*)/g)].map(([, name = '']) => name);

describe('the documents', () => {
  describe.each(documents)('%s', (document) => {
    const text = textOf(document);
    it('links to what is there', () =>
      expect(linksOf(withoutFences(text)).filter((link) => !isGood(document, link))).toEqual([]));
    it('names files that are there', () =>
      expect([...spansOf(text), ...commandsOf(text)].filter((word) => isPath(word) && !isThere(word))).toEqual([]));
    it('names scripts that are there', () =>
      expect(scriptsOf(text).filter((name) => !scripts.has(name) && name !== 'start:notes')).toEqual([]));
  });

  it('name each setting in one table only', () => {
    const rows = documents.flatMap((document) =>
      [...textOf(document).matchAll(/^\| `(KADRO_\w+)`/gm)].map(([, name]) => `${name} in ${document}`),
    );
    expect(rows.filter((row) => !row.endsWith(' in docs/operating.md'))).toEqual([]);
  });
});
