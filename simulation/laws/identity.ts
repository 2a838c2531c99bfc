import { type Expected, PeopleModel } from '../models/identity.ts';
import { type Act } from '../people/act.ts';
import { type Law } from './law.ts';

type Shown = Record<string, unknown> & { id: string; staffNumber: string };

/** Rows of people that an answer shows. */
function shownIn({ answer }: Act): Shown[] {
  const data = answer?.body['data'] as { employees?: { items?: Shown[] }; employee?: Shown } | undefined;
  return [...(data?.employees?.items ?? []), ...(data?.employee ? [data.employee] : [])];
}

function differences(shown: Shown, expected: Expected | undefined): string[] {
  if (!expected) return [`${shown.id} (${shown.staffNumber}) is shown, and nobody hired him`];
  const contact = shown['contact'] as Record<string, unknown> | null | undefined;
  return Object.entries(expected).flatMap(([field, value]) => {
    const there = field in shown ? shown[field] : contact?.[field];
    // what is not asked for or not his to see says nothing
    if (there === undefined || (field === 'extensionNumber' && there === null)) return [];
    return there === value ? [] : [`${shown.id}: ${field} is ${JSON.stringify(there)}, not ${JSON.stringify(value)}`];
  });
}

function screensShowWhatWasDone(first: { id: string }): Law {
  const model = new PeopleModel();
  model.add(first.id, {});
  return {
    name: 'screens show what was acknowledged',
    afterAct({ act }) {
      model.take(act);
      return shownIn(act).flatMap((shown) => differences(shown, model.expected(shown.id, shown.staffNumber)));
    },
  };
}

function numbersAreUnique(): Law {
  return {
    name: 'a staff number belongs to one person',
    afterAct({ act }) {
      const owners = Map.groupBy(shownIn(act), ({ staffNumber }) => staffNumber);
      return [...owners].flatMap(([number, rows]) =>
        new Set(rows.map(({ id }) => id)).size > 1 ? [`${number} is shown of ${rows.length} people`] : [],
      );
    },
  };
}

/** What holds of people and accounts; `first` is whoever was there before all others. */
export const ofIdentity = (first: { id: string }): Law[] => [screensShowWhatWasDone(first), numbersAreUnique()];
