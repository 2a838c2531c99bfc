import { type DeadLetter } from '@kadro/chassis';

const width = 100;
const leastReason = 10;

/** A letter with the service whose reaction gave up on it. */
export interface Kept {
  service: string;
  organization: string;
  letter: DeadLetter;
}

/**
 * Letters as a table of at most 100 columns, by service and organization: ids whole, as one copies them, reasons cut.
 */
export function deadLetterTable(kept: readonly Kept[]): string {
  if (kept.length === 0) return '  No dead letters.';
  const longest = Math.max(...kept.map(({ letter }) => letter.id.length));
  const row = (id: string, at: string, attempts: string, reason: string): string => {
    const start = `  ${id.padEnd(longest)}  ${at.padEnd(16)}  ${attempts.padStart(5)}  `;
    return `${start}${cut(reason, Math.max(leastReason, width - start.length))}`.trimEnd();
  };
  const groups = Map.groupBy(kept, ({ service, organization }) => `\n  ${service}, organization ${organization}`);
  const parts = [...groups].map(([title, letters]) =>
    [
      title,
      row('id', 'given up (UTC)', 'tries', 'reason'),
      ...letters.map(({ letter: { id, at, attempts, reason } }) => row(id, minuteOf(at), String(attempts), reason)),
    ].join('\n'),
  );
  return `${parts.join('\n')}\n\n  ${kept.length} in all`;
}

const cut = (text: string, length: number): string => (text.length > length ? `${text.slice(0, length - 1)}…` : text);
const minuteOf = (at: string): string => at.slice(0, 16).replace('T', ' ');

/** One letter: what gave up on what, and why; what was heard only where asked for, for it tells of people. */
export function letterText({ service, organization, letter }: Kept, withData: boolean): string {
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
