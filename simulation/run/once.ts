import { closeSync, openSync, writeSync } from 'node:fs';
import { type Act } from '../people/act.ts';
import { replaceMachine } from '../world/machine.ts';
import { type RunOptions } from './options.ts';
import { actLine, brokenText, summary } from './report.ts';

const now = performance.now.bind(performance);
const start = '2026-01-05T05:00:00Z';
const zone = 'Europe/Istanbul';
const company = { name: 'Lale', zone, country: 'TR', language: 'tr' as const, branchName: 'Merkez' };
const admin = {
  firstName: 'Ada',
  lastName: 'Lale',
  staffNumber: '1',
  workEmail: 'ada@lale.example',
  hiredDate: '2026-01-05',
};
const dayMs = 86_400_000;
/** Of passwords: what they cost for real is most of a year. */
const cheap = { memory: 8, passes: 1 };

const print = (text: string): void => void writeSync(1, `${text}\n`);

/** Plays a seed. Answers what the process exits with. */
export async function run({ seed, days, people, faultsOneIn, until, trace, log }: RunOptions): Promise<number> {
  const begun = now();
  const machine = replaceMachine(seed, Temporal.Instant.from(start));
  const { Appends } = await import('../faults/appends.ts');
  const { Installation } = await import('../world/installation.ts');
  const { Notes } = await import('../world/notes.ts');
  const { Play } = await import('./play.ts');
  const { createOrganization } = await import('@kadro/identity');
  const { passwordWork } = await import('../../services/identity/src/credentials/shared/password-hash.ts');
  Object.assign(passwordWork, cheap);
  const [notes, appends] = [new Notes(), new Appends()];
  const installation = new Installation({ machine, notes, around: (ports) => appends.around(ports) });
  const file = log === undefined ? undefined : openSync(log, 'w');
  try {
    await installation.start();
    const { runtime } = installation.running.services.identity;
    const account = await machine.scheduler.during(() => createOrganization(runtime, { ...company, admin }));
    const onAct = trace ? (act: Act): void => print(actLine(act)) : undefined;
    const line = file === undefined ? undefined : (text: string): void => void writeSync(file, `${text}\n`);
    const options = { seed, people, faultsOneIn, until, onAct, line };
    const play = new Play(options, { machine, installation, notes, appends }, { ...account, zone });
    const from = machine.time.now;
    const broken = await play.until(from + days * dayMs);
    const passed = (machine.time.now - from) / dayMs;
    if (!broken) await installation.stop();
    print(
      broken
        ? brokenText(seed, broken)
        : summary(play, { days: passed, ms: now() - begun, steps: machine.scheduler.steps }),
    );
    return broken ? 1 : 0;
  } finally {
    if (file !== undefined) closeSync(file);
    installation.remove();
  }
}
