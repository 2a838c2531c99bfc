import { patiently } from '@kadro/ui/patience';
import { type Feature, type JumpTargets } from '../../core/feature.ts';
import { withTexts } from '../../core/with-texts.ts';
import { isOn, type Settings } from '../../navigation/menu.ts';

const loaded = new WeakMap<Feature, Promise<JumpTargets>>();

function finderOf(feature: Feature): Promise<JumpTargets> | undefined {
  const known = loaded.get(feature);
  if (known || !feature.jump) return known;
  const { texts = [], load } = feature.jump;
  const made = patiently(withTexts(texts, load))().then(({ default: useTargets }) => useTargets);
  loaded.set(feature, made);
  return made;
}

/** The hooks of the features that are on, once their code is there. */
export const findersOf = (features: readonly Feature[], settings: Settings): Promise<JumpTargets[]> =>
  Promise.all(features.filter(({ area }) => isOn(settings, area)).flatMap((feature) => finderOf(feature) ?? []));
