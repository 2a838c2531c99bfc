import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { services } from '../services/services.ts';
import { compared, derivedFiles } from './derived/files.ts';

/** Writes what follows from the list of services, and formats it; says which files have changed. */
for (const file of derivedFiles) {
  const { url, wanted, isCurrent } = await compared(file, services);
  if (isCurrent) continue;
  const path = fileURLToPath(url);
  writeFileSync(path, wanted);
  spawnSync('oxfmt', [path], { stdio: 'inherit' });
  process.stdout.write(`  ${file.path}\n`);
}
