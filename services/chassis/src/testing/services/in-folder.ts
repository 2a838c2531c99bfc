import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OpenedPorts } from '../contracts/opened-ports.ts';
import { openTestPorts } from '../processes/open-ports.ts';
import { fixedClock } from '../time/fixed-clock.ts';

/** Runs `start` over ports in a folder of its own, at `now`; `again` restarts it over the same files, as after a kill. */
export async function startInFolder<Running extends { close(): Promise<void> }>(
  name: string,
  start: (ports: OpenedPorts) => Promise<Running>,
  now?: string,
) {
  const folder = mkdtempSync(join(tmpdir(), `kadro-${name}-`));
  const clock = fixedClock(now);
  const open = async () => {
    const ports = await openTestPorts({ folder, clock });
    return { ports, running: await start(ports) };
  };
  let at = await open();
  const close = async () => {
    await at.running.close();
    await at.ports.close();
  };
  return {
    folder,
    clock,
    get running() {
      return at.running;
    },
    get ports() {
      return at.ports;
    },
    again: async (between: () => Promise<void> | void = () => undefined) => {
      await close();
      await between();
      at = await open();
    },
    stop: async () => {
      await close();
      rmSync(folder, { recursive: true });
    },
  };
}
