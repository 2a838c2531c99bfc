import { useQuery } from '@tanstack/react-query';
import { linesOfCsv } from './cells.ts';

/** The files that were chosen in this tab, by import: the server gives none back. */
const chosen = new Map<string, File>();

export const keepFile = (id: string, file: File): unknown => chosen.set(id, file);
export const fileOf = (id: string): File | undefined => chosen.get(id);

/** The lines of the file of an import, where it was chosen here and is a CSV. */
export function useLines(id: string): readonly (readonly string[])[] | undefined {
  const file = fileOf(id);
  const { data } = useQuery({
    queryKey: ['import-lines', id],
    queryFn: async () => linesOfCsv((await file?.text()) ?? ''),
    enabled: file !== undefined && !file.name.endsWith('.xlsx'),
    staleTime: Infinity,
  });
  return data;
}
