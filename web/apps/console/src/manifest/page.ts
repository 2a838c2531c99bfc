import { loadNamespaces, type Namespace } from '@kadro/i18n';
import { type ComponentType, lazy } from 'react';

/** A page whose code, and the texts that only it needs, are fetched when it is first opened. */
export const page = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  ...texts: readonly Namespace[]
): ComponentType<P> =>
  lazy(async () => {
    const [component] = await Promise.all([load(), loadNamespaces(...texts)]);
    return { default: component };
  });
