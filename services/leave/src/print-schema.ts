import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { schemaText } from '@kadro/chassis';
import { declaration } from './declaration.ts';

writeFileSync(fileURLToPath(new URL('../schema.graphql', import.meta.url)), schemaText(declaration));
