import { Briefcase, Building2, CalendarDays, MonitorSmartphone, Network, Settings, Users, UsersRound, type LucideIcon } from 'lucide-react';
import { type Rights } from '../server/rights.ts';

export type PlaceName = 'employees' | 'branches' | 'units' | 'teams' | 'jobs' | 'holidays' | 'settings' | 'sessions';
export type Place = { name: PlaceName; icon: LucideIcon };
export type PlaceGroup = { name: 'people' | 'organization' | 'system'; places: readonly Place[] };

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
const sessions: Place = { name: 'sessions', icon: MonitorSmartphone };
const settings: Place = { name: 'settings', icon: Settings };

/** The navigation for the rights of who is signed in: places that would refuse are absent. */
export const placesFor = ({ all }: Pick<Rights, 'all'>): readonly PlaceGroup[] =>
  all ? [people, organization, { name: 'system', places: [settings, sessions] }] : [people, { name: 'system', places: [sessions] }];
