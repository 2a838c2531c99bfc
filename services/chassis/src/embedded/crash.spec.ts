import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type StoredEvent } from '../ports/index.ts';
import { until } from '../testing/time/until.ts';
import { openEmbeddedPorts } from '../profiles/embedded/ports.ts';

const kills = 3;
const folder = mkdtempSync(join(tmpdir(), 'kadro-crash-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Lets a process append, kills it at a random moment, and answers the lines it could still say in full. */
async function appendAndKill(): Promise<string[]> {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, '../testing/processes/append-until-killed.ts'), folder],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  await until(() => said.split('\n').length > 2);
  await setTimeout(50 + Math.random() * 400);
  const ended = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGKILL');
  await ended;
  return said.split('\n').slice(0, -1);
}

describe('killing a process that appends', () => {
  const acknowledged: string[] = [];
  const log: StoredEvent[] = [];

  beforeAll(async () => {
    for (let kill = 0; kill < kills; kill++) acknowledged.push(...(await appendAndKill()));
    const ports = await openEmbeddedPorts({ folder });
    for (
      let page = await ports.events.readAll('', 1_000);
      page.length > 0;
      page = await ports.events.readAll(page.at(-1)!.position, 1_000)
    )
      log.push(...page);
    await ports.close();
  });

  it('loses nothing that was acknowledged', () => {
    const stored = new Set(log.map(({ stream, revision, position }) => `${stream} ${revision} ${position}`));
    expect(acknowledged.length).toBeGreaterThan(kills);
    expect(acknowledged.filter((line) => !stored.has(line))).toEqual([]);
  });

  it('keeps the order of the log and of every stream', () => {
    const next = new Map<string, number>();
    for (const { stream, revision } of log) {
      expect(revision).toBe(next.get(stream) ?? 0);
      next.set(stream, revision + 1);
    }
    expect(log.map(({ position }) => Number(position))).toEqual(log.map((_, index) => index + 1));
  });

  it('stores no append by half', () => {
    const ends = new Map(log.map(({ stream, data }) => [stream, data['part']]));
    expect([...ends.values()].every((part) => part === 1)).toBe(true);
  });
});
