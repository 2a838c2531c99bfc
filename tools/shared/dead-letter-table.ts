import { type DeadLetter } from '@kadro/chassis';

const width = 100;
const minReason = 10;

export interface ListedDeadLetter {
  service: string;
  organization: string;
  letter: DeadLetter;
}

/** A table of at most 100 columns, by service and organization; ids are whole, reasons are cut. */
export function deadLetterTable(found: readonly ListedDeadLetter[]): string {
  if (found.length === 0) return '  No dead letters.';
  const longest = Math.max(...found.map(({ letter }) => letter.id.length));
  const row = (id: string, at: string, attempts: string, reason: string): string => {
    const start = `  ${id.padEnd(longest)}  ${at.padEnd(16)}  ${attempts.padStart(5)}  `;
    return `${start}${cut(reason, Math.max(minReason, width - start.length))}`.trimEnd();
  };
  const groups = Map.groupBy(found, ({ service, organization }) => `\n  ${service}, organization ${organization}`);
  const parts = [...groups].map(([title, deadLetters]) =>
    [
      title,
      row('id', 'given up (UTC)', 'tries', 'reason'),
      ...deadLetters.map(({ letter: { id, at, attempts, reason } }) => row(id, minuteOf(at), String(attempts), reason)),
    ].join('\n'),
  );
  return `${parts.join('\n')}\n\n  ${found.length} in all`;
}

const cut = (text: string, length: number): string => (text.length > length ? `${text.slice(0, length - 1)}…` : text);
const minuteOf = (at: string): string => at.slice(0, 16).replace('T', ' ');

/** One dead letter; the message's data only on request, since it is personal. */
export function deadLetterText({ service, organization, letter }: ListedDeadLetter, withData: boolean): string {
  const { id, at, type, reaction, reason, attempts, heard } = letter;
  const lines = Object.entries({
    id,
    service,
    organization,
    reaction,
    reason,
    attempts,
    'given up': at,
    heard: type,
    event: heard.id,
    stream: heard.stream,
    revision: heard.revision,
    said: heard.at,
  }).map(([name, value]) => `  ${name.padEnd(12)}  ${value}`);
  return `\n${lines.join('\n')}\n${withData ? `\n${JSON.stringify(heard.data, null, 2)}\n` : ''}`;
}
