import { type QueryScope } from '@kadro/chassis';
import { fold } from '@kadro/kernel';
import { shifts, type ShiftRow } from '../../shift/rows.ts';

const most = 2_000;

/** Shifts that can be planned. */
export const plannable = (scope: QueryScope): Promise<ShiftRow[]> =>
  scope.find<ShiftRow>(shifts, [{ index: 'archived', eq: false }], { limit: most });

/** By id, or by a name in any language that only one has; null = none, or several. */
export function namedShift(all: readonly ShiftRow[], said: string): ShiftRow | null {
  const wanted = fold(said.trim());
  const byName = all.filter(({ name }) => Object.values(name).some((one) => one !== undefined && fold(one) === wanted));
  return all.find(({ id }) => id === said.trim()) ?? (byName.length === 1 ? byName[0]! : null);
}

/** What an import finds it by: its name where that is its alone, else the id. */
export function nameOf(all: readonly ShiftRow[], id: string, language: string): string {
  const names: Readonly<Record<string, string | undefined>> = all.find((one) => one.id === id)?.name ?? {};
  const name = names[language] ?? names.en;
  return name !== undefined && namedShift(all, name)?.id === id ? name : id;
}
