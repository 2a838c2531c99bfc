import { readFileSync } from 'node:fs';
import { type ServiceDescription } from '../../services/entry.ts';
import { compose, prometheus } from './compose.ts';
import { mesh } from './mesh.ts';
import { scripts } from './scripts.ts';
import { type DerivedFile } from './section.ts';
import { walls } from './walls.ts';
import { web } from './web.ts';

/** Everything in the repository that repeats the list of services, for those who cannot read it themselves. */
export const derivedFiles: readonly DerivedFile[] = [compose, prometheus, mesh, scripts, walls, web];

const root = new URL('../../', import.meta.url);

/** A derived file as it is and as it ought to be. */
export async function compared(
  { path, content }: DerivedFile,
  list: readonly ServiceDescription[],
): Promise<{ url: URL; current: string; wanted: string; isCurrent: boolean }> {
  const url = new URL(path, root);
  const current = readFileSync(url, 'utf8');
  const wanted = await content(current, list);
  return { url, current, wanted, isCurrent: same(path, current, wanted) };
}

/** The formatter breaks the lines of JSON as it likes. */
function same(path: string, current: string, wanted: string): boolean {
  if (!path.endsWith('.json')) return current === wanted;
  return JSON.stringify(JSON.parse(current)) === JSON.stringify(JSON.parse(wanted));
}
