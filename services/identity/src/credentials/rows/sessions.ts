import { readModel } from '@kadro/chassis/declare';
import { z } from 'zod';
import { credentials } from '../events.ts';
import { refreshKey } from '../session/refresh-state.ts';

export interface SessionRow {
  id: string;
  employeeId: string;
  startedAt: string;
  device: string;
  mode: 'cookie' | 'header';
}

/** Open ones only: a row goes when its session ends. */
export const sessions = readModel(credentials).rows<SessionRow>({
  name: 'sessions',
  row: 'Session',
  version: 1,
  schema: z.object({
    id: z.string(),
    employeeId: z.string(),
    startedAt: z.string(),
    device: z.string(),
    updatedDateTime: z.string(),
  }),
  indexes: { employeeId: { path: 'employeeId', of: 'id' }, startedAt: { path: 'startedAt', of: 'instant' } },
  defaultSort: { by: 'startedAt', descending: true },
  reach: { own: 'employeeId' },
  access: ['own', 'all'],
  unaudited: true,
  computed: {
    current: { type: z.boolean(), value: (row, scope) => row.id === scope.principal.session },
    lastSeenAt: {
      type: z.string(),
      value: async (row, scope) => {
        const text = await scope.keyValue.get('*', refreshKey(row.id));
        return text ? (JSON.parse(text) as { at: string }).at : row.startedAt;
      },
    },
  },
  keys: ({ data }) =>
    typeof data.session === 'string' ? [data.session] : ((data.ended as string[] | undefined) ?? []),
  project: {
    SessionOpened: (_row, { id, at, data }) => ({
      employeeId: id,
      startedAt: at,
      device: data.device ?? '',
      mode: data.mode,
    }),
    SessionsEnded: () => null,
    PasswordWithdrawn: () => null,
    PasswordIssued: () => null,
    PasswordChanged: () => null,
  },
});
