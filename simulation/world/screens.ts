import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { concatAST, parse, print, separateOperations } from 'graphql';

const root = fileURLToPath(new URL('../../web', import.meta.url));

/** The queries of the screens of an app, by name. */
export function queriesOf(app: 'console' | 'portal'): ReadonlyMap<string, string> {
  const files = [join('apps', app, 'src'), 'packages'].flatMap((folder) =>
    globSync(`${folder}/**/*.graphql`, { cwd: root, exclude: (name) => name.includes('node_modules') }),
  );
  const all = concatAST(files.toSorted().map((file) => parse(readFileSync(join(root, file), 'utf8'))));
  return new Map(Object.entries(separateOperations(all)).map(([name, document]) => [name, print(document)]));
}
