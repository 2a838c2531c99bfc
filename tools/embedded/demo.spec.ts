import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { demoOf, SeedingClock } from './demo.ts';

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

describe('the clock while the past is seeded', () => {
  it('is that of the present for services whose own past has not begun', async () => {
    const [present, past] = ['2026-09-02T07:00:00Z', '2019-03-04T07:00:00Z'].map((at) => Temporal.Instant.from(at));
    const clock = new SeedingClock(() => present!);
    clock.begin('identity');
    clock.set(past!);
    const [identity, attendance] = [clock.of('identity'), clock.of('attendance')];
    expect([identity.now(), attendance.now()]).toEqual([past, present]);
    expect(await clock.during(past!, async () => attendance.now())).toEqual(past);
    clock.begin('attendance');
    expect(attendance.now()).toEqual(past);
  });
});
