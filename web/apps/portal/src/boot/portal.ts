import { createApi, type Notice, type SignedOut } from '@kadro/api';
import { currentLanguage } from '@kadro/i18n';
import { setPlace } from '@kadro/ui/clock';
import { type Portal } from '../core/context.tsx';
import { Answers } from '../core/questions.ts';
import { features } from '../features/all.ts';

declare global {
  /** What the boot script (`@kadro/ui/boot.js`) has sent. */
  var kadroRenewal: Promise<Response> | undefined;
}

export function createPortal(): Portal {
  const listeners = new Set<(notice: Notice) => void>();
  let why: SignedOut | undefined;
  const api = createApi({
    language: currentLanguage,
    renewal: globalThis.kadroRenewal,
    onNotice: (notice) => listeners.forEach((listener) => listener(notice)),
    onSignedOut: (reason) => {
      why = reason;
    },
    // The renewed session has `passwordExpired`, on which the navigation rules act.
    onPasswordChangeRequired: () => void api.refresh().catch(() => undefined),
  });
  api.subscribe((user) => {
    setPlace(user);
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
