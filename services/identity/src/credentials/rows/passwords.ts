import { type ReadModel, readModel, type ServiceRuntime } from '@kadro/chassis';
import { z } from 'zod';
import { credentials, type CredentialsEvents } from '../events.ts';
import { type CredentialsState } from '../state.ts';

/** Never offered outside. */
export interface PasswordRow {
  id: string;
  hash: string;
  /** Latest first, the current one included. */
  former: string[];
  temporary: boolean;
  setAt: string;
}

/** Enough for "not one of the last N", whatever N is set to later. */
const mostFormer = 24;

export const passwords = readModel<CredentialsState, CredentialsEvents, PasswordRow>(credentials, {
  name: 'passwords',
  row: 'Password',
  version: 1,
  schema: z.object({
    id: z.string(),
    hash: z.string(),
    former: z.array(z.string()),
    temporary: z.boolean(),
    setAt: z.string(),
  }),
  indexes: {},
  reach: {},
  access: [],
  project: {
    // a forgotten hash is null: nobody signs in with it any more
    PasswordIssued: (row, { data, at }) => ({ hash: data.hash, former: row?.former ?? [], temporary: true, setAt: at }),
    PasswordChanged: (row, { data, at }) => ({
      hash: data.hash,
      former: [data.hash, ...(row?.former ?? [])].slice(0, mostFormer),
      temporary: false,
      setAt: at,
    }),
  },
}) as unknown as ReadModel<never>;

export async function passwordRow(
  runtime: ServiceRuntime,
  organization: string,
  account: string,
): Promise<PasswordRow | null> {
  return ((await runtime.rows(passwords).get(organization, account))?.doc ?? null) as PasswordRow | null;
}
