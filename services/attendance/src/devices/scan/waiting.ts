import { type QueryScope, type ServiceScope } from '@kadro/chassis';

export const waitMs = 60_000;
/** How long the outcome can be asked for. */
const keptSeconds = 600;

/** A wish that the next card read at a terminal becomes somebody's, and what has come of it. */
export interface Scan {
  employeeId: string;
  by: string;
  /** Instants. */
  from: string;
  to: string;
  /** A card was read. */
  claimed?: boolean;
  identityId?: string;
  /** Why it did not become the person's: the name of a refusal. */
  refused?: string;
}

type Place = Pick<QueryScope, 'keyValue' | 'organization'>;

const keyOf = (terminal: string): string => `terminal-scan/${terminal}`;

export async function scanAt({ keyValue, organization }: Place, terminal: string) {
  const text = await keyValue.get(organization, keyOf(terminal));
  return text === null ? null : { text, scan: JSON.parse(text) as Scan };
}

export const isWaiting = (scope: Pick<ServiceScope, 'now'>, { to, claimed }: Scan): boolean =>
  claimed !== true && Date.parse(to) >= scope.now().epochMilliseconds;

export const putScan = ({ keyValue, organization }: Place, terminal: string, scan: Scan): Promise<void> =>
  keyValue.set(organization, keyOf(terminal), JSON.stringify(scan), keptSeconds);

/** False where another card was first; `known` = as it was read. */
export const claimScan = (
  { keyValue, organization }: Place,
  terminal: string,
  scan: Scan,
  known: string,
): Promise<boolean> => keyValue.compareAndSet(organization, keyOf(terminal), known, JSON.stringify(scan), keptSeconds);

export const dropScan = ({ keyValue, organization }: Place, terminal: string): Promise<void> =>
  keyValue.delete(organization, keyOf(terminal));
