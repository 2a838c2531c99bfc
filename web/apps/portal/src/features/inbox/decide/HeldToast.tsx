import { Suspense, useCallback, useEffect, useSyncExternalStore } from 'react';
import { useFormat, useT } from '@kadro/i18n';
import { useSpeaker } from '@kadro/ui';
import { useUser } from '../../../core/context.tsx';
import { lazily } from '../../../core/lazily.ts';
import { isWriting } from './is-writing.ts';
import { useKeysAreOn } from '../keyboard/use-keys.ts';
import { isThrough, type Decision } from './decision.ts';
import { forsakenMs } from './held.ts';
import { useHeld, useReasons } from './use-held.ts';

const ReasonDialog = lazily(() => import('../closed/ReasonDialog.tsx'));

const name = 'held-decision';
const states = { approve: 'APPROVED', deny: 'DENIED', detail: 'NEED_EXTRA_DETAIL' } as const;

/** Says the newest decision that can be taken back, and takes it back by its button, by Z and by Ctrl Z. */
export default function HeldToast() {
  const { say, drop } = useSpeaker();
  const t = useT('inbox');
  const held = useHeld();
  const newest = useSyncExternalStore(held.subscribe, held.newest);
  const text = useTextOf();
  const undo = useCallback(() => {
    const undone = held.undo();
    if (undone) say({ text: text(undone, 'undone') });
  }, [held, say, text]);
  useEffect(() => {
    if (!newest) return drop(name);
    const action = { label: t('common:action.undo'), onClick: undo, keys: 'z Control+z' };
    say({ name, text: text(newest, newest.kind), status: states[newest.kind], action, onHold: held.pause });
  }, [newest, say, drop, text, t, undo, held]);
  useUndoKeys(undo);
  useForsaken();
  return <WaitingReason />;
}

/** What touches a closed month is asked about on whatever page one is by then. */
function WaitingReason() {
  const reasons = useReasons();
  const asked = useSyncExternalStore(reasons.subscribe, reasons.first);
  return <Suspense>{asked && <ReasonDialog key={asked.decision.key} asked={asked} />}</Suspense>;
}

function useTextOf() {
  const t = useT('inbox');
  const { number } = useFormat();
  return useCallback(
    ({ about, requests: { length: count } }: Decision, what: 'approve' | 'deny' | 'detail' | 'undone'): string => {
      if (what === 'undone')
        return about ? t('said.undone', about) : t('said.undoneSeveral', { number: number(count) });
      if (!about) return t(what === 'deny' ? 'said.deniedSeveral' : 'said.approvedSeveral', { count });
      return t(({ approve: 'said.approved', deny: 'said.denied', detail: 'said.detail' } as const)[what], about);
    },
    [t, number],
  );
}

function useUndoKeys(undo: () => void): void {
  const held = useHeld();
  const [areOn] = useKeysAreOn();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (key.toLowerCase() !== 'z' || altKey || shiftKey || isWriting(event) || !held.newest()) return;
      if (!ctrlKey && !metaKey && !areOn) return;
      event.preventDefault();
      undo();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [held, undo, areOn]);
}

/** Sends what a page that was ended by force had still held, and says so. */
function useForsaken(): void {
  const { id } = useUser();
  const { say } = useSpeaker();
  const t = useT('inbox');
  const { number } = useFormat();
  const held = useHeld();
  useEffect(() => {
    const look = () =>
      held.takeForsaken(id).forEach((decision) =>
        held.sendForsaken(decision).then(
          (results) => say({ text: t('said.sentNow', { number: number(results.filter(isThrough).length) }) }),
          () => say({ text: t('said.notSent', { number: number(decision.requests.length) }) }),
        ),
      );
    look();
    const timer = setTimeout(look, forsakenMs + 1_000);
    return () => clearTimeout(timer);
  }, [held, id, say, t, number]);
}
