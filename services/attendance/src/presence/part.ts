import { liveRows, type Part } from '@kadro/chassis';
import { presenceCounts } from './counts.ts';
import { presences } from './model.ts';

const followPresence = liveRows({
  name: 'FollowPresence',
  path: 'presence/stream',
  summary: 'Who is in, as it changes: server-sent events',
  access: { who: 'member' },
  area: 'clockInOut',
  model: presences,
  event: 'presence',
});

/** Who is in now. */
export const presence: Part = {
  readModels: [presences],
  queries: [presenceCounts],
  endpoints: [followPresence],
};
