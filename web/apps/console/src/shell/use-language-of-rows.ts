import { useLanguage } from '@kadro/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

/** Names of records come from the server: after a change of language all that is shown is read again in the new one. */
export function useLanguageOfRows(): void {
  const language = useLanguage();
  const client = useQueryClient();
  const read = useRef(language);
  useEffect(() => {
    if (read.current === language) return;
    read.current = language;
    client.removeQueries({ type: 'inactive' });
    void client.invalidateQueries();
  }, [client, language]);
}
