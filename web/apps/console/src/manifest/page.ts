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

/** Whether the browser is asked to load no more than is looked at; not every browser tells. */
const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Preloads all pages one after the other, so that they open at once and while the server is down; none where data is saved. */
export async function fetchPages(): Promise<void> {
  if (savesData()) return;
  for (const fetch of fetches) await fetch().catch(() => undefined);
}
