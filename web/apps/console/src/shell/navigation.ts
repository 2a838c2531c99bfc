import {
  Briefcase,
  Building2,
  CalendarDays,
  Hourglass,
  Layers,
  ListChecks,
  MonitorSmartphone,
  Network,
  RefreshCw,
  Settings,
  TreePalm,
  Users,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';
import { type Rights } from '../server/rights.ts';

export type PlaceName =
  | 'employees'
  | 'branches'
  | 'units'
  | 'teams'
  | 'jobs'
  | 'holidays'
  | 'leave-requests'
  | 'leave-balances'
  | 'leave-types'
  | 'operations'
  | 'retention'
  | 'settings'
  | 'sessions';
export type Place = { name: PlaceName; icon: LucideIcon };
/** The key of a place's word. */
export const wordOf = (name: PlaceName) =>
  name === 'retention' ? ('privacy:retention.title' as const) : (`nav.${name}` as const);
export type PlaceGroup = { name: 'people' | 'organization' | 'leave' | 'system'; places: readonly Place[] };

const people: PlaceGroup = { name: 'people', places: [{ name: 'employees', icon: Users }] };
const organization: PlaceGroup = {
  name: 'organization',
  places: [
    { name: 'branches', icon: Building2 },
    { name: 'units', icon: Network },
    { name: 'teams', icon: UsersRound },
    { name: 'jobs', icon: Briefcase },
    { name: 'holidays', icon: CalendarDays },
  ],
};
const requests: Place = { name: 'leave-requests', icon: TreePalm };
const balances: Place = { name: 'leave-balances', icon: Layers };
const types: Place = { name: 'leave-types', icon: ListChecks };
const operations: Place = { name: 'operations', icon: RefreshCw };
const sessions: Place = { name: 'sessions', icon: MonitorSmartphone };
const retention: Place = { name: 'retention', icon: Hourglass };
const settings: Place = { name: 'settings', icon: Settings };

/** The navigation for the rights of who is signed in: places that would refuse are absent. */
export const placesFor = ({ all, superAdmin }: Pick<Rights, 'all' | 'superAdmin'>): readonly PlaceGroup[] => [
  people,
  { name: 'leave', places: [requests, balances, ...(all ? [types] : [])] },
  ...(all ? [organization] : []),
  { name: 'system', places: [...(superAdmin ? [operations] : []), ...(all ? [retention, settings] : []), sessions] },
];
