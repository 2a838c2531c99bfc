import { loadNamespaces, type Namespace } from '@kadro/i18n';

/** Loads code together with the texts that it brings. */
export const withTexts =
  <P>(namespaces: readonly Namespace[], source: () => Promise<P>) =>
  async (): Promise<P> =>
    (await Promise.all([source(), loadNamespaces(...namespaces)]))[0];
