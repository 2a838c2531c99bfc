import { type Service } from '@kadro/chassis';
import { type WalkedObject, type TableRow, walkQueries } from '@kadro/chassis/testing';
import { type Company, ids } from '../company.ts';
import { bulkUpdatePlaces, type signedIn } from './made.ts';
import { employeeAt, objects, sessionOwnerAt, type Walker, walkers } from './objects.ts';

type Signed = Awaited<ReturnType<typeof signedIn>> & { readingOf: (person: string) => string };
type Found = Record<string, unknown> | null;

const organizationRows: Record<string, string> = {
  branch: ids.south,
  unit: ids.unit,
  team: ids.team,
  job: ids.job,
  holiday: ids.holiday,
};

/** The objects of a query by id and the id each stands for. */
function placesOf(single: string, { sessionOf, bulkUpdateOf, readingOf }: Signed): WalkedObject<Walker>[] {
  if (single === 'bulkUpdate') return bulkUpdatePlaces(bulkUpdateOf);
  if (single === 'session') return objects.map((on) => ({ on, id: (walker) => sessionOf(sessionOwnerAt(on, walker)) }));
  if (single === 'identityFieldReading')
    return objects.map((on) => ({ on, id: (walker) => readingOf(employeeAt(on, walker)) }));
  if (['employee', 'personCard', 'forgottenPerson'].includes(single))
    return objects.map((on) => ({ on, id: (walker) => employeeAt(on, walker) }));
  if (single === 'organization')
    return ['own', 'other organization', 'unknown'].map((on) => ({
      on,
      id: (walker) =>
        on === 'unknown' ? ids.nobody : (on === 'own') === (walker === 'other organization') ? ids.orgB : ids.orgA,
    }));
  const foreign = single === 'branch' ? [{ on: 'other organization', id: () => ids.onlyBBranch }] : [];
  return [
    { on: 'own organization', id: () => organizationRows[single]! },
    ...foreign,
    { on: 'unknown', id: () => ids.nobody },
  ];
}

/** What of a row is seen: nothing, all, or with closed sections. */
function seen(row: Found): string {
  if (!row) return 'null';
  if (!('personal' in row)) return 'yes';
  if (row.personal === null) return 'without file';
  return (row.personal as { bloodType: unknown }).bloodType === null ? 'without health' : 'yes';
}

/** What of a history is seen: nothing, all of it, or of a person not what is closed. */
function seenOfHistory(page: Found): string {
  if (!page) return 'null';
  const entries = page.items as { type: string; changes: { field: string }[] }[];
  if (!entries.some(({ type }) => type === 'PersonHired')) return 'yes';
  const fields = new Set(entries.flatMap(({ changes }) => changes.map(({ field }) => field)));
  if (fields.has('personal.bloodType')) return 'yes';
  return fields.has('personal.birthDate') ? 'without health' : 'without file';
}

/** A number, how many rows, whose organization. */
function declaredAnswer(answer: unknown, walker: Walker): string {
  if (answer === null) return 'null';
  if (typeof answer === 'number') return String(answer);
  if (Array.isArray(answer)) return isUses(answer) ? `${answer.length} kinds` : String(answer.length);
  const { items, id } = answer as { items?: unknown[]; id?: string };
  if (items) return String(items.length);
  return walker === 'other organization' && id === ids.orgB ? 'its own' : 'yes';
}

const isUses = (answer: readonly object[]): boolean => answer.some((one) => 'what' in one);

export function askIdentity(company: Company, service: Service, signed: Signed): Promise<TableRow<Walker>[]> {
  return walkQueries(service, {
    walkers,
    seen,
    seenOfHistory,
    asOf: '2026-07-15',
    query: (walker, text) => company.query(text, signed.token(walker)),
    objectsOf: (single) => placesOf(single, signed),
    declared: (name) => ({
      objects: name.endsWith('Uses')
        ? placesOf(name.slice(0, -4), signed).map(({ on, id }) => ({
            on,
            args: (walker: Walker) => `(id: "${id(walker)}")`,
          }))
        : name === 'bulkUpdateResults'
          ? bulkUpdatePlaces(signed.bulkUpdateOf).map(({ on, id }) => ({
              on,
              args: (walker) => `(id: "${id(walker)}")`,
            }))
          : [{ on: '', args: () => (name === 'holidaysMet' ? '(date: "2026-01-01")' : '') }],
      seen: declaredAnswer,
    }),
  });
}
