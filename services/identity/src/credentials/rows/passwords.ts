import { readModel, type ServiceScope } from '@kadro/chassis/declare';
import { z } from 'zod';
import { credentials } from '../events.ts';

/** Never offered outside. */
export interface PasswordRow {
  id: string;
  /** Null while nobody can sign in. */
  hash: string | null;
  /** Latest first, the current one included. */
  former: string[];
  /** The one before the current one, also where that was a first password. */
  replaced: string | null;
  temporary: boolean;
  setAt: string;
}

/** Enough for "not one of the last N", whatever N is set to later. */
const mostFormer = 24;

export const passwords = readModel(credentials).rows<PasswordRow>({
  name: 'passwords',
  row: 'Password',
  version: 2,
  schema: z.object({
    id: z.string(),
    hash: z.string().nullable(),
    former: z.array(z.string()),
    replaced: z.string().nullable(),
    temporary: z.boolean(),
    setAt: z.string(),
  }),
  indexes: {},
  reach: {},
  access: [],
  project: {
    // a forgotten hash is null: nobody signs in with it any more
    PasswordIssued: (row, { data, at }) => ({
      hash: data.hash,
      former: row?.former ?? [],
      replaced: row?.hash ?? null,
      temporary: true,
      setAt: at,
    }),
    PasswordChanged: (row, { data, at }) => ({
      hash: data.hash,
      former: [data.hash, ...(row?.former ?? [])].slice(0, mostFormer),
      replaced: row?.hash ?? null,
      temporary: false,
      setAt: at,
    }),
    PasswordWithdrawn: (row) => row && { ...row, hash: null, replaced: row.hash },
  },
});

export async function passwordRow(
  service: ServiceScope,
  organization: string,
  account: string,
): Promise<PasswordRow | null> {
  return ((await service.rows(passwords).get(organization, account))?.doc ?? null) as PasswordRow | null;
}
