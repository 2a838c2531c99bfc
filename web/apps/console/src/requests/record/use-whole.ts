import { useMoment } from '../../time/moment.tsx';
import { type AskedRow } from '../model.ts';

/**
 * A request, once it is whole: until then react-admin gives the row of a list in its place. On another day than today
 * nothing becomes of it.
 */
export function useWhole<R extends AskedRow>(known: R | undefined): R | undefined {
  const { isOtherDay } = useMoment();
  if (!known || !('steps' in known)) return undefined;
  return isOtherDay ? { ...known, canDecide: false, canCancel: false } : known;
}
