import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { demoOf } from './demo.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kadro-demo-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the demo of a folder', () => {
  it('is none where none was made and none may be made', () => {
    writeFileSync(join(folder, 'events.db'), 'a company of its own');
    expect(demoOf(folder, false)).toBeNull();
    expect(readFileSync(join(folder, 'events.db'), 'utf8')).toBe('a company of its own');
  });

  it('is made anew where its making was interrupted', () => {
    writeFileSync(join(folder, 'demo.json'), '');
    writeFileSync(join(folder, 'events.db'), 'half a company');
    expect(demoOf(folder, false)?.clock).toBeDefined();
    expect(existsSync(join(folder, 'events.db'))).toBe(false);
  });

  it('keeps its accounts for the terminal', () => {
    const accounts = [{ username: 'a@b.example', password: 'x', about: 'somebody' }];
    writeFileSync(join(folder, 'demo.json'), JSON.stringify({ accounts }));
    expect(demoOf(folder, false)).toMatchObject({ accounts });
  });
});
