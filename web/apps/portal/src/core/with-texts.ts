import { loadNamespaces, type Namespace } from '@kadro/i18n';

export const withTexts =
  <P>(namespaces: readonly Namespace[], source: () => Promise<P>) =>
  async (): Promise<P> =>
    (await Promise.all([source(), loadNamespaces(...namespaces)]))[0];
