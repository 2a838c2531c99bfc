import { type Wish } from './act.ts';
import { askingOf, query } from './asking.ts';
import { type Person } from './person.ts';

const { put } = askingOf('identity');

const areas = ['leave', 'timePage', 'timesheet', 'clockInOut', 'breakInOut', 'shift', 'overtime'];
interface Settings {
  id: string;
  mobileSettings: Record<string, boolean>;
}

/** What the settings of the organization have shown somebody. */
const organizations = new WeakMap<Person, Settings>();

/** What admins do with the settings of their organization. */
export const settings: readonly Wish[] = [
  {
    name: 'reads the settings of the organization',
    weight: 4,
    plan: (person) =>
      person.isAdmin
        ? query('OrganizationDetail', {}, ({ organizationDetail }) => {
            if (organizationDetail) organizations.set(person, organizationDetail as Settings);
          })
        : undefined,
  },
  {
    name: 'turns an area on, or rarely off',
    weight: 8,
    plan: (person, { chance }) => {
      const known = organizations.get(person);
      if (!known) return undefined;
      const off = areas.filter((area) => !known.mobileSettings[area]);
      if (off.length === 0 && !chance.oneIn(30)) return undefined;
      const change =
        off.length > 0 ? Object.fromEntries(off.map((area) => [area, true])) : { [chance.pick(areas)]: false };
      return {
        asked: put(`organizations/${known.id}/mobile-settings`, { settings: change }),
        heard: () => void Object.assign(known.mobileSettings, change),
      };
    },
  },
];
