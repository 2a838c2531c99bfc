import { type CommandResult } from '@kadro/api';
import { useT } from '@kadro/i18n';
import { isDay, useToast } from '@kadro/ui';
import { useRef, useState } from 'react';
import { useCommand } from '../../../../form/use-command.ts';
import { useTodayAt } from '../../../../time/today.ts';
import { type Employee, type ManagerList, managerLists } from '../model.ts';

type Lists = Employee['management'];
type Change = Partial<Record<ManagerList, readonly string[]>>;

const isSame = (one: readonly string[], other: readonly string[]): boolean => one.join() === other.join();

/** The lists that differ, as `now` has them. */
const changed = (before: Lists, now: Lists): Change =>
  Object.fromEntries(managerLists.filter((list) => !isSame(before[list], now[list])).map((list) => [list, now[list]]));

/** The lists of managers as they are edited; saved together, from a day on. */
export function useDraft(employee: Employee) {
  const t = useT('console-identity');
  const run = useCommand();
  const toast = useToast();
  const today = useTodayAt(employee.branchId);
  const settled = useRef(false);
  const [edited, setEdited] = useState<Lists>();
  const [day, setDay] = useState('');
  const [isBusy, setBusy] = useState(false);
  const before = employee.management;
  const lists = edited ?? before;
  const changes = changed(before, lists);
  const send = (body: object, silent = false) =>
    run<CommandResult>({ method: 'PUT', path: `employees/${employee.id}/management`, body, silent });
  const discard = () => setEdited(undefined);
  const save = async () => {
    const effectiveOn = isDay(day) ? { effectiveOn: day } : {};
    // a planned change is revoked where it is shown, one of today is undone here
    const isUndoable = !isDay(day) || day <= today;
    setBusy(true);
    const done = await send({ ...changes, ...effectiveOn, revision: employee.revision }, isUndoable);
    setBusy(false);
    if (!done) return;
    discard();
    if (!isUndoable) return;
    const undo = () => void send({ ...changed(lists, before), ...effectiveOn });
    toast({ text: t('managers.saved'), status: 'APPROVED', action: { label: t('common:action.undo'), onClick: undo } });
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
  };
}
