import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { services } from '../services/services.ts';
import { compared, derivedFiles } from './derived/files.ts';

/** Writes the files derived from the list of services; prints those that changed. */
for (const file of derivedFiles) {
  const { url, expected, isCurrent } = await compared(file, services);
  if (isCurrent) continue;
  const path = fileURLToPath(url);
  writeFileSync(path, expected);
  spawnSync('oxfmt', [path], { stdio: 'inherit' });
  process.stdout.write(`  ${file.path}\n`);
}
