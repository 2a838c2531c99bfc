import { type FormDraft } from '@kadro/ui';
import { useFormDraft } from '../../../../core/use-draft.ts';
import { useOwnFile } from '../../../../people/own-file.ts';
import { keptFields } from './fields.ts';
import { type SectionName } from './use-save.ts';

export function useOwnDraft(section: SectionName): FormDraft {
  const file = useOwnFile();
  return useFormDraft({ name: `file.${section}`, fields: keptFields }, file.data?.revision);
}
