import { parseArgs } from 'node:util';
import { readConfig } from '@kadro/chassis';
import { backUp, listBackups, readManifest } from '@kadro/chassis/embedded';
import { noteName } from './embedded/demo.ts';

/** Backs up the data folder, whether a server uses it or not; `--list` says what back-ups there are. */
async function run(): Promise<void> {
  const { values } = parseArgs({
    options: { to: { type: 'string' }, keys: { type: 'string' }, list: { type: 'boolean' } },
  });
  const { data, backup } = readConfig(process.env);
  const places = { data, to: values.to ?? backup.to, keys: values.keys ?? backup.keys };
  if (values.list) return list(places.to);
  const { name, path, manifest } = await backUp({ ...places, keep: backup.keep, notes: [noteName] });
  const { events = 0 } = manifest.counts['events.db'] ?? {};
  process.stdout.write(
    `\n  Backed up ${events} events and ${Object.keys(manifest.files).length} files, ${megabytes(manifest.files)}, read again and found whole.\n\n` +
      `  Back-up     ${path}\n  Keys        ${places.keys}/${name}\n\n  The master key is not in it: keep ${data}/master.key apart from both.\n\n`,
  );
}

async function list(folder: string): Promise<void> {
  const backups = listBackups(folder);
  for (const { name, path } of backups) process.stdout.write(`  ${name}  ${await contents(path)}\n`);
  process.stdout.write(backups.length === 0 ? `  No back-up in ${folder}.\n` : `\n  ${backups.length} in ${folder}\n`);
}

async function contents(path: string): Promise<string> {
  const manifest = await readManifest(path).catch(() => null);
  return manifest
    ? `${String(manifest.counts['events.db']?.['events'] ?? 0).padStart(9)} events  ${megabytes(manifest.files).padStart(10)}`
    : 'not whole';
}

const megabytes = (files: Record<string, { bytes: number }>): string =>
  `${(Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0) / 1e6).toFixed(1)} MB`;

run().catch((failed: unknown) => {
  process.stderr.write(`${failed instanceof Error ? failed.message : String(failed)}\n`);
  process.exitCode = 1;
});
