import { usePortal, useUser } from '../../../core/context.tsx';
import { questionOf } from '../../../core/questions.ts';
import { useRead, type Read } from '../../../core/use-read.ts';
import { OwnFileDocument } from '../../../generated/graphql.ts';
import { type Employee } from '../../../people/types.ts';

/** The own file as it was, or will be, on a day; null before the first day of employment. */
export function useFileOn(on: string | null, knownAt: string | undefined): Read<Employee | null> {
  const { api } = usePortal();
  const { id } = useUser();
  return useRead(
    on === null ? null : questionOf(api, OwnFileDocument, { id, asOf: on, knownAt }, ({ employee }) => employee),
  );
}
