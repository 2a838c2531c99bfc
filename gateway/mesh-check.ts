/**
 * Builds the Mesh artifact of `.meshrc.yaml` with Mesh's own command line, validates it, and compares its schema with
 * the one that is checked in. `.mesh`, the only folder the command line knows for artifacts, is removed afterwards.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { buildSchema, lexicographicSortSchema, printSchema } from 'graphql';

const folder = new URL('.', import.meta.url);
const artifacts = new URL('.mesh/', folder);
const schemaIn = (url: URL): string =>
  printSchema(lexicographicSortSchema(buildSchema(readFileSync(new URL('schema.graphql', url), 'utf8'))));

/** Throws with the command's output where it does not end well. */
function mesh(...options: string[]): void {
  const { status, stdout, stderr } = spawnSync('mesh', options, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`mesh ${options.join(' ')}\n${stdout}${stderr}`);
}

try {
  mesh('build', '--throwOnInvalidConfig');
  mesh('validate');
  if (schemaIn(artifacts) !== schemaIn(folder)) throw new Error('The artifact has another schema; npm run generate');
} finally {
  rmSync(artifacts, { recursive: true, force: true });
}
