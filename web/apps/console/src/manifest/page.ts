import { loadNamespaces, type Namespace } from '@kadro/i18n';
import { patiently } from '@kadro/ui';
import { type ComponentType, lazy } from 'react';

const fetches: (() => Promise<unknown>)[] = [];

/** A page whose code and texts are loaded when it is opened. */
export const page = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  ...texts: readonly Namespace[]
): ComponentType<P> => {
  const fetch = async () => {
    const [component] = await Promise.all([load(), loadNamespaces(...texts)]);
    return { default: component };
  };
  fetches.push(fetch);
  return lazy(patiently(fetch));
};

/** Preloads all pages one after the other, so that they open at once and while the server is down. */
export async function fetchPages(): Promise<void> {
  for (const fetch of fetches) await fetch().catch(() => undefined);
}
