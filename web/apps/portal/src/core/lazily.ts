import { lazy, type ComponentType } from 'react';
import { patiently } from '@kadro/ui/patience';
import { type Namespace } from '@kadro/i18n';
import { type Loader } from './feature.ts';
import { withTexts } from './with-texts.ts';

const made = new Map<unknown, unknown>();

/** The component of a loader with its texts, lazy unless `loadAhead` had it first; one component per loader. */
export function lazily<P>(load: Loader<P>, texts: readonly Namespace[] = []): ComponentType<P> {
  const known = made.get(load) as ComponentType<P> | undefined;
  if (known) return known;
  const component: ComponentType<P> = lazy(patiently(withTexts(texts, load)));
  made.set(load, component);
  return component;
}

/** Loads code with its texts before it is drawn, so that it is drawn without waiting. @throws Error when it does not arrive */
export async function loadAhead<P>(load: Loader<P>, texts: readonly Namespace[] = []): Promise<void> {
  const { default: component } = await withTexts(texts, load)();
  if (!made.has(load)) made.set(load, component);
}
