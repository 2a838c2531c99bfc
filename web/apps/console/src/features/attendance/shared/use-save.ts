import { ApiError } from '@kadro/api';
import { useT } from '@kadro/i18n';
import { useToast } from '@kadro/ui';
import { refusalText } from '../../../form/use-command.ts';
import { saveFile } from '../../../parts/save-file.ts';
import { api } from '../../../server/api.ts';
import { services } from '../../../server/services.ts';

/** Saves a file of the service, `path` below its root, under a name; a refusal is a toast. */
export function useSave(): (path: string, name: string) => Promise<void> {
  const t = useT();
  const toast = useToast();
  return async (path, name) => {
    try {
      saveFile(await api.file(`${services.attendance}/${path}`, { silent: true }), name);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast({ text: refusalText(error, t) });
    }
  };
}
