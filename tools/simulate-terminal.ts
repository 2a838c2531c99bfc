import { createHmac, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';

const usage = `Plays a terminal: reads cards one after the other and sends what it has read (docs/integrating.md, devices).

  --url       of the installation (http://localhost:3000)
  --terminal  id of the terminal
  --key       as it was shown
  --cards     numbers of cards, with commas between them
  --event     of each reading (UNKNOWN)
  --rounds    how often each card is read (1)
  --every     seconds between rounds (60)
`;

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    terminal: { type: 'string' },
    key: { type: 'string' },
    cards: { type: 'string', default: '' },
    event: { type: 'string', default: 'UNKNOWN' },
    rounds: { type: 'string', default: '1' },
    every: { type: 'string', default: '60' },
  },
});

interface Sender {
  url: string;
  terminal: string;
  key: string;
}

const secondNow = (): string => Temporal.Now.instant().toString({ smallestUnit: 'second' });

function signed({ terminal, key }: Sender, body: string): Record<string, string> {
  const [time, nonce] = [secondNow(), randomUUID()];
  return {
    'content-type': 'application/json',
    'kadro-terminal': terminal,
    'kadro-time': time,
    'kadro-nonce': nonce,
    'kadro-signature': createHmac('sha256', key).update(`${time}\n${nonce}\n${body}`).digest('hex'),
  };
}

/** Again after the time that the answer names, as long as there is too much to do. */
async function send(sender: Sender, path: string, said: object): Promise<void> {
  const body = JSON.stringify(said);
  const address = new URL(`/attendance/api/v1/${path}`, sender.url);
  for (;;) {
    const answer = await fetch(address, { method: 'POST', headers: signed(sender, body), body });
    process.stdout.write(`${answer.status} ${await answer.text()}\n`);
    if (answer.status !== 429) return;
    await setTimeout(Number(answer.headers.get('retry-after') ?? 1) * 1_000);
  }
}

async function play(sender: Sender): Promise<void> {
  const cards = values.cards.split(',').filter((card) => card !== '');
  for (let round = 0; round < Number(values.rounds); round++) {
    if (round > 0) await setTimeout(Number(values.every) * 1_000);
    const at = secondNow();
    const readings = cards.map((identity, n) => ({ id: `${round}-${n}`, at, eventType: values.event, identity }));
    if (readings.length > 0) await send(sender, 'terminal-events', { readings });
    await send(sender, 'terminal-events/heartbeat', { waiting: 0 });
  }
}

const { url, terminal, key } = values;
if (terminal === undefined || key === undefined) {
  process.stderr.write(usage);
  process.exitCode = 1;
} else await play({ url, terminal, key });
