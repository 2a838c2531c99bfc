import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const root = import.meta.dirname;

/** Folders from the ground up: each may know those before it. */
const folders = [
  'ports',
  'observe',
  'declare',
  'sealing',
  'access',
  'write',
  'time',
  'read',
  'audit',
  'messaging',
  'jobs',
  'storage',
  'imports',
  'privacy',
  'proof',
  'runtime',
  'graphql',
  'http',
];
/** Adapters know ports only; what composes them into a profile may know everything, as tests and the tables of contents. */
const adapters = ['embedded', 'cluster'];
const profiles = 'profiles';
const everything = ['testing', 'index.ts', 'declare.ts'];

const folderOf = (file: string): string => file.split('/')[0]!;
const imported = /(?:^|\s)(?:import|export)\s(?:[^'";]*?\sfrom\s)?'(\.[^']+)'|\bimport\('(\.[^']+)'\)/g;

/** Every file of the chassis but its specs with the files that it imports, types too. */
const imports = new Map(
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .map((file) => [file, importsOf(file)]),
);

function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(imported)].map(([, from, late]) => normalize(join(dirname(file), (from ?? late)!)));
}

function mayKnow(from: string, to: string): boolean {
  if (from === to || everything.includes(from)) return true;
  if (adapters.includes(from)) return to === 'ports';
  if (from === profiles) return adapters.includes(to) || folders.includes(to);
  return folders.indexOf(to) >= 0 && folders.indexOf(to) < folders.indexOf(from);
}

/** What is left of the files when those that import nothing of what is left are taken away, again and again. */
function circles(): string[] {
  const left = new Map(imports);
  for (let before = -1; before !== left.size;) {
    before = left.size;
    for (const [file, to] of left) if (!to.some((one) => left.has(one))) left.delete(file);
  }
  return [...left.keys()];
}

describe('the chassis', () => {
  it('has the stated folders only', () => {
    const known = new Set([...folders, ...adapters, profiles, ...everything]);
    expect([...imports.keys()].filter((file) => !known.has(folderOf(file)))).toEqual([]);
    expect(imports.size).toBeGreaterThan(150);
  });

  it('imports in one direction, types too', () => {
    const upwards = [...imports].flatMap(([file, to]) =>
      to.filter((one) => imports.has(one) && !mayKnow(folderOf(file), folderOf(one))).map((one) => `${file} -> ${one}`),
    );
    expect(upwards).toEqual([]);
  });

  it('imports in no circle, types too', () => {
    expect(circles()).toEqual([]);
  });

  it('imports nothing that is not there', () => {
    const gone = [...imports].flatMap(([file, to]) =>
      to.filter((one) => !one.startsWith('..') && !imports.has(one)).map((one) => `${file} -> ${one}`),
    );
    expect(gone).toEqual([]);
  });
});
