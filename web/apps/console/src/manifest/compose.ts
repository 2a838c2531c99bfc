import { type Namespace } from '@kadro/i18n';
import { type Resources } from '../server/resource.ts';
import { type Rights } from '../server/session/rights.ts';
import { type Feature, type GroupName, type NavigationEntry, type SetupStep } from './feature.ts';

type Access = Pick<Rights, 'all' | 'superAdmin'>;

export const featuresFor = (features: readonly Feature[], rights: Access): readonly Feature[] =>
  features.filter(({ access }) => access?.(rights) ?? true);

/** All resources. @throws Error where two features have one of the same name */
export function resourcesOf(features: readonly Feature[]): Resources {
  const all = features.flatMap(({ resources }) => Object.entries(resources));
  const resources = Object.fromEntries(all);
  const duplicate = all.find(([name, resource]) => resources[name] !== resource);
  if (duplicate) throw new Error(`two features read ${duplicate[0]}`);
  return resources;
}

export type Destination = { name: string } & Omit<NavigationEntry, 'group'>;
export type NavigationGroup = { name: GroupName; destinations: readonly Destination[] };

/** The navigation of these features; groups stand in the order of their first features. */
export function navigationOf(features: readonly Feature[]): readonly NavigationGroup[] {
  const groups = new Map<GroupName, Destination[]>();
  for (const { name, navigation } of features) {
    if (!navigation) continue;
    const { group, ...destination } = navigation;
    groups.set(group, [...(groups.get(group) ?? []), { name, ...destination }]);
  }
  return [...groups].map(([name, destinations]) => ({ name, destinations }));
}

/** The namespaces needed before the first page is opened. */
export const textsOf = (features: readonly Feature[]): Namespace[] => features.flatMap(({ texts = [] }) => texts);

const setupOrder = ['settings', 'branches', 'leave-types', 'employees'];

/** The steps of setting up an organization, the settings first. */
export const setupOf = (features: readonly Feature[]): readonly SetupStep[] =>
  setupOrder.flatMap((name) => features.find((one) => one.name === name)?.setup ?? []);
