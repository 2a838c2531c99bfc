import { type AnyRequest } from '../types.ts';
import { usePersonName } from '../use-person-name.ts';

/** What an approver asks the requester for, of a request that waits for the answer. */
export function Question({ request: { steps } }: { request: AnyRequest }) {
  const nameOf = usePersonName();
  const asking = steps.find(({ state }) => state === 'NEED_EXTRA_DETAIL');
  return (
    asking && (
      <p>
        <bdi>{nameOf(asking.manager)}</bdi>: {asking.note && <q>{asking.note}</q>}
      </p>
    )
  );
}
