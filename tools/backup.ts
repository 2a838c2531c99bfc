import { parseArgs } from 'node:util';
import { readConfig } from '@kadro/chassis';
import { backUp, listBackups, readManifest } from '@kadro/chassis/embedded';
import { noteName } from './embedded/demo.ts';
import { print, script } from './shared/script.ts';

/** Backs up the data folder, also while a server uses it; `--list` lists the back-ups. */
async function run(): Promise<void> {
  const { values } = parseArgs({
    options: { to: { type: 'string' }, keys: { type: 'string' }, list: { type: 'boolean' } },
  });
  const { data, backup } = readConfig(process.env);
  const folders = { data, to: values.to ?? backup.to, keys: values.keys ?? backup.keys };
  if (values.list) return list(folders.to);
  const { name, path, manifest } = await backUp({ ...folders, keep: backup.keep, notes: [noteName] });
  const { events = 0 } = manifest.counts['events.db'] ?? {};
  print(`
  Backed up ${events} events and ${Object.keys(manifest.files).length} files, ${megabytes(manifest.files)}, \
read again and found whole.

  Back-up     ${path}
  Keys        ${folders.keys}/${name}

  The master key is not in it: keep ${data}/master.key apart from both.
`);
}

async function list(folder: string): Promise<void> {
  const backups = listBackups(folder);
  for (const { name, path } of backups) print(`  ${name}  ${await contents(path)}`);
  print(backups.length === 0 ? `  No back-up in ${folder}.` : `\n  ${backups.length} in ${folder}`);
}

async function contents(path: string): Promise<string> {
  const manifest = await readManifest(path).catch(() => null);
  return manifest
    ? `${String(manifest.counts['events.db']?.['events'] ?? 0).padStart(9)} events  ${megabytes(manifest.files).padStart(10)}`
    : 'not whole';
}

const megabytes = (files: Record<string, { bytes: number }>): string =>
  `${(Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0) / 1e6).toFixed(1)} MB`;

await script(run);
