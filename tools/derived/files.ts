import { readFileSync } from 'node:fs';
import { type ServiceDescription } from '../../services/entry.ts';
import { compose, prometheus } from './compose.ts';
import { mesh } from './mesh.ts';
import { scripts } from './scripts.ts';
import { type DerivedFile } from './section.ts';
import { walls } from './walls.ts';
import { web } from './web.ts';

/** Files that repeat the list of services for tools that cannot read it. */
export const derivedFiles: readonly DerivedFile[] = [compose, prometheus, mesh, scripts, walls, web];

const root = new URL('../../', import.meta.url);

export async function compared(
  { path, content }: DerivedFile,
  list: readonly ServiceDescription[],
): Promise<{ url: URL; current: string; expected: string; isCurrent: boolean }> {
  const url = new URL(path, root);
  const current = readFileSync(url, 'utf8');
  const expected = await content(current, list);
  return { url, current, expected, isCurrent: same(path, current, expected) };
}

/** JSON is compared by value, since the formatter breaks its lines. */
function same(path: string, current: string, expected: string): boolean {
  if (!path.endsWith('.json')) return current === expected;
  return JSON.stringify(JSON.parse(current)) === JSON.stringify(JSON.parse(expected));
}
