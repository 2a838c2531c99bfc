import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { senderOf, type Api } from '@kadro/api';
import { usePortal } from '../../../core/context.tsx';
import { type Answers } from '../../../core/questions.ts';
import { unfinished } from '../../../core/unfinished.ts';
import { sendDecision } from './decision.ts';
import { kinds } from './kinds.ts';
import { HeldDecisions } from './held.ts';
import { Reasons } from '../closed/reasons.ts';

interface Holding {
  held: HeldDecisions;
  reasons: Reasons;
}

const made = new WeakMap<Answers, Holding>();

/** The decisions of this page that can be taken back; they stay while one goes from page to page. */
export const useHeld = (): HeldDecisions => useHolding().held;

/** The reasons that approvals of this page wait for. */
export const useReasons = (): Reasons => useHolding().reasons;

function useHolding(): Holding {
  const { api, answers } = usePortal();
  return holdingOf(api, answers);
}

function holdingOf(api: Api, answers: Answers): Holding {
  const known = made.get(answers);
  if (known) return known;
  const send = senderOf(api);
  const reasons = new Reasons();
  const held = new HeldDecisions({
    send: (decision, isLeaving) => reasons.send((one) => sendDecision(send, one, isLeaving), decision),
    renew: async (of) => answers.renew(await kinds[of].touched()),
    storage: localStorage,
  });
  const holding = { held, reasons };
  made.set(answers, holding);
  unfinished.add(() => held.sendAll(false));
  // What a browser does with a page that nobody sees is not for the page to know.
  addEventListener('pagehide', () => void held.sendAll(true));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void held.sendAll(true);
  });
  return holding;
}

/** The ids of the requests of a kind that are decided and may come back; `reader`: only those that waited for them. */
export function useHeldOf(reader?: string): (of: string) => ReadonlySet<string> {
  const held = useHeld();
  const all = useSyncExternalStore(held.subscribe, held.all);
  return useCallback(
    (of) => {
      const requests = all.flatMap((one) => (one.of === of ? one.requests : []));
      return new Set(requests.flatMap(({ id, waitingFor }) => (reader && !waitingFor.includes(reader) ? [] : [id])));
    },
    [all, reader],
  );
}

export function useHeldIds(of: string): ReadonlySet<string> {
  const heldOf = useHeldOf();
  return useMemo(() => heldOf(of), [heldOf, of]);
}
