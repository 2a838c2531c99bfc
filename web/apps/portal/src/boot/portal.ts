import { createApi, type Notice, type SignedOut } from '@kadro/api';
import { currentLanguage } from '@kadro/i18n';
import { type Portal } from '../core/context.tsx';
import { Answers } from '../core/questions.ts';
import { features } from '../features/all.ts';

/** Makes the parts of the app: the one client, what has been read, and the notices of both. */
export function createPortal(): Portal {
  const listeners = new Set<(notice: Notice) => void>();
  let why: SignedOut | undefined;
  const api = createApi({
    language: currentLanguage,
    onNotice: (notice) => listeners.forEach((listener) => listener(notice)),
    onSignedOut: (reason) => {
      why = reason;
    },
    // A renewed session tells that the password has expired, and the navigation rules do the rest.
    onPasswordChangeRequired: () => void api.refresh().catch(() => undefined),
  });
  api.subscribe((user) => {
    if (user) why = undefined;
  });
  return {
    api,
    answers: new Answers(),
    features,
    signedOut: () => why,
    onNotice: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
