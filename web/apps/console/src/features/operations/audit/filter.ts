import { type AuditFilter } from './reads.ts';

/** Types of changes that have one word are chosen as one. */
const between = ',';

export const joined = (types: readonly string[]): string => types.join(between);

const textIn = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** What the filter of the page asks the services for. */
export function askedOf({ kind, change, actor, subject, recorded }: Record<string, unknown> = {}): AuditFilter {
  const { from, to } = (recorded ?? {}) as Record<string, unknown>;
  return {
    kind: textIn(kind),
    type: textIn(change)?.split(between),
    actor: textIn(actor),
    subject: textIn(subject),
    from: textIn(from),
    to: textIn(to),
  };
}
