import { fileURLToPath } from 'node:url';
import { describeDocuments } from '@kadro/chassis/testing';
import { declaration } from './declaration.ts';

describeDocuments(declaration, (name) => fileURLToPath(new URL(`../${name}`, import.meta.url)));
