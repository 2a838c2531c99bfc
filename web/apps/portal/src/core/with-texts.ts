import { addTexts, type Namespace } from '@kadro/i18n';

/** The code of a page together with the texts that it brings. */
export const withTexts =
  <P>(namespaces: Namespace | readonly Namespace[], source: () => Promise<P>) =>
  async (): Promise<P> =>
    (await Promise.all([source(), addTexts(...[namespaces].flat())]))[0];
