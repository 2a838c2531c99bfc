import { type Asked, type Company } from './act.ts';
import { type Person } from './person.ts';
import { oddText } from './words.ts';

/** What people do wrong, and what some try. Undefined where it does not apply. */
export interface Mistake {
  name: string;
  weight: number;
  make(asked: Asked, person: Person, company: Company): (Asked & { key?: string }) | undefined;
}

const anyId = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/;

const withBody = (asked: Asked, change: Record<string, unknown>): Asked => ({
  ...asked,
  body: { ...asked.body, ...change },
});

const fieldsOf = (asked: Asked, fits: (value: unknown) => boolean): string[] =>
  Object.entries(asked.body ?? {}).flatMap(([name, value]) => (fits(value) && !('query' in asked.body!) ? [name] : []));

export const mistakes: readonly Mistake[] = [
  {
    name: 'foreign id',
    weight: 3,
    make: (asked, _person, { chance, people }) => {
      const ids = people.flatMap(({ id }) => (id === undefined ? [] : [id]));
      const id = chance.oneIn(3) || ids.length === 0 ? chance.uuid() : chance.pick(ids);
      return anyId.test(asked.path) ? { ...asked, path: asked.path.replace(anyId, id) } : undefined;
    },
  },
  {
    name: 'used key',
    weight: 2,
    make: (asked, { used }, { chance }) =>
      used.length > 0 && asked.path !== '/graphql' ? { ...asked, key: chance.pick(used).key } : undefined,
  },
  {
    name: 'sent again',
    weight: 4,
    make: (_asked, { used }, { chance }) => {
      if (used.length === 0) return undefined;
      const { key, asked } = chance.pick(used);
      return { ...(asked as Asked), key };
    },
  },
  {
    name: 'old revision',
    weight: 2,
    make: (asked) =>
      typeof asked.body?.['revision'] === 'number'
        ? withBody(asked, { revision: Math.max(0, asked.body['revision'] - 1) })
        : undefined,
  },
  {
    name: 'odd text',
    weight: 3,
    make: (asked, _person, { chance }) => {
      const texts = fieldsOf(asked, (value) => typeof value === 'string');
      return texts.length > 0 ? withBody(asked, { [chance.pick(texts)]: oddText(chance) }) : undefined;
    },
  },
  {
    name: 'past day',
    weight: 2,
    make: (asked, _person, { chance, today }) => {
      const days = fieldsOf(asked, (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value));
      const day = Temporal.PlainDate.from(today)
        .subtract({ days: chance.between(1, 400) })
        .toString();
      return days.length > 0 ? withBody(asked, { [chance.pick(days)]: day }) : undefined;
    },
  },
  {
    name: 'unknown field',
    weight: 1,
    make: (asked, _person, { chance }) => (asked.body ? withBody(asked, { [`x${chance.below(10)}`]: 1 }) : undefined),
  },
];
