import { type CommandResult } from '@kadro/api';
import { useT } from '@kadro/i18n';
import { isDay, useToast } from '@kadro/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useKeptInput } from '../../../../form/use-form-draft.ts';
import { useCommand } from '../../../../form/use-command.ts';
import { useTodayAt } from '../../../../time/today.ts';
import { type Employee, type ManagerList, managerLists } from '../model.ts';

type Lists = Employee['management'];
type Change = Partial<Record<ManagerList, readonly string[]>>;

const isSame = (one: readonly string[], other: readonly string[]): boolean => one.join() === other.join();

/** The lists that differ, as `now` has them. */
const changed = (before: Lists, now: Lists): Change =>
  Object.fromEntries(managerLists.filter((list) => !isSame(before[list], now[list])).map((list) => [list, now[list]]));

/** The changes are kept on the device until they are saved; the day from which they count is typed again. */
function useKept({ id, revision }: Employee, changes: Change) {
  const kept = useKeptInput({ name: 'employee.managers', record: id, fields: managerLists, seen: revision });
  const { keep } = kept;
  useEffect(() => keep(changes), [keep, changes]);
  return kept;
}

/** Sends changes, effective from a day on; those of today can be undone. */
function useSave(employee: Employee, day: string) {
  const t = useT('console-identity');
  const run = useCommand();
  const toast = useToast();
  const today = useTodayAt(employee.branchId);
  const send = (body: object, silent = false) =>
    run<CommandResult>({ method: 'PUT', path: `employees/${employee.id}/management`, body, silent });
  return async (before: Lists, now: Lists, onDone: () => void) => {
    const effectiveOn = isDay(day) ? { effectiveOn: day } : {};
    // a planned change is revoked where it is shown, one of today is undone here
    const isUndoable = !isDay(day) || day <= today;
    const body = { ...changed(before, now), ...effectiveOn, revision: employee.revision };
    const done = await send(body, isUndoable);
    if (done) onDone();
    if (!done || !isUndoable) return;
    const undo = () => void send({ ...changed(now, before), ...effectiveOn });
    toast({ text: t('managers.saved'), status: 'APPROVED', action: { label: t('common:action.undo'), onClick: undo } });
  };
}

export function useDraft(employee: Employee) {
  const settled = useRef(false);
  const [edited, setEdited] = useState<Lists>();
  const [day, setDay] = useState('');
  const [isBusy, setBusy] = useState(false);
  const send = useSave(employee, day);
  const before = employee.management;
  const lists = edited ?? before;
  const changes = useMemo(() => changed(before, lists), [before, lists]);
  const kept = useKept(employee, changes);
  const discard = () => {
    kept.end();
    setEdited(undefined);
  };
  const save = async () => {
    setBusy(true);
    await send(before, lists, discard);
    setBusy(false);
  };
  return {
    lists,
    setList: (list: ManagerList, ids: string[]) => setEdited({ ...lists, [list]: ids }),
    day,
    setDay,
    isDirty: Object.keys(changes).length > 0,
    isBusy,
    settled,
    save,
    discard,
    draft: { ...kept, isWhole: () => day === '' },
    takeUp: () => setEdited({ ...lists, ...kept.take(lists) }),
  };
}
