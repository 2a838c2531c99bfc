import { type OpenEvent } from '../../declare/streams/open-event.ts';
import { type RowChange } from '../../ports/index.ts';

/** Organization under which the store notes what is left to jobs: none has this name. */
export const leftWork = '*left*';

/** An event that touches many rows. */
export interface LeftWork {
  id: string;
  organization: string;
  stream: string;
  revision: number;
}

export function workOf({ stored, organization }: OpenEvent): LeftWork {
  return { id: stored.id, organization, stream: stored.stream, revision: stored.revision };
}

export function noteOf(work: LeftWork): RowChange {
  const doc = { id: work.id, work };
  return {
    organization: leftWork,
    id: work.id,
    record: { organization: leftWork, id: work.id, stream: work.stream, doc },
  };
}
