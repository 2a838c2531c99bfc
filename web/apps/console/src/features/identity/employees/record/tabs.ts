import { useFeatures } from '../../../../manifest/context.ts';
import { type PersonTab } from '../../../../manifest/feature.ts';

const first = ['overview', 'profile', 'contact', 'personal', 'employment', 'managers'] as const;
const last = ['roles', 'notification', 'history'] as const;
export type OwnTabName = (typeof first)[number] | (typeof last)[number];

type OwnTab = { name: OwnTabName; label: `console:tab.${OwnTabName}`; Body?: undefined };
export type RecordTab = OwnTab | PersonTab;

const ownTab = (name: OwnTabName): OwnTab => ({ name, label: `console:tab.${name}` });

/** The tabs of a record; tabs of other services follow the managers. */
export function useTabs(): [RecordTab, ...RecordTab[]] {
  const others = useFeatures().flatMap(({ personTab }) => personTab ?? []);
  const [overview, ...rest] = first;
  return [ownTab(overview), ...rest.map(ownTab), ...others, ...last.map(ownTab)];
}
