import { ApiError } from '@kadro/api';
import { useT } from '@kadro/i18n';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { refusalText } from '../form/use-command.ts';
import { api } from '../server/api.ts';
import { services } from '../server/services.ts';
import { type ImportDeclaration } from './declaration.ts';
import { keepFile } from './files.ts';

interface Wanted {
  isDryRun: boolean;
  mode: 'good' | 'all';
}

/** Sends a file, and opens the page of its import. */
export function useUpload({ service, path, at }: ImportDeclaration) {
  const t = useT();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const upload = async (file: File, { isDryRun, mode }: Wanted) => {
    const form = new FormData();
    form.set('file', file, file.name);
    setBusy(true);
    setProblem(undefined);
    try {
      const query = `dryRun=${isDryRun}&mode=${mode}`;
      const { id } = await api.command('POST', `${services[service]}/${path}?${query}`, form, { silent: true });
      keepFile(id, file);
      void navigate(`${at}/${id}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const fields = Object.entries(error.fields ?? {}).flatMap(([name, text]) =>
        typeof text === 'string' ? [`${name}: ${text}`] : [],
      );
      setProblem([refusalText(error, t), ...fields].join(' '));
    } finally {
      setBusy(false);
    }
  };
  return { upload, isBusy, problem };
}
