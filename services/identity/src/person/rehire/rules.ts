import { reject } from '../../errors/index.ts';
import { type PersonEvent } from '../events.ts';
import { datedAs, movesOf } from '../shared/dated-change.ts';
import { endRights } from '../shared/end-rights.ts';
import { managerLists } from '../shared/fields.ts';
import { type PersonState } from '../state.ts';

/** What must be said anew where it was forgotten. */
export interface SaidAnew {
  firstName?: string;
  lastName?: string;
  workEmail?: string;
  staffNumber?: string;
}

const inProfile = ['firstName', 'lastName', 'workEmail'] as const;

/** Keeps the id and its history; two employments do not overlap. @throws not_resigned, date_order, constraint_violation */
export function rehire(
  state: PersonState,
  { hiredDate, staffNumber, ...said }: { hiredDate: string } & SaidAnew,
): PersonEvent[] {
  if (state.status === 'ACTIVE') reject('not_resigned');
  if (hiredDate <= state.quitDate) reject('date_order', { fields: { hiredDate: { name: 'date_order' } } });
  refuseNameless(state, { staffNumber, ...said });
  const profile = Object.fromEntries(
    inProfile.flatMap((name) => (said[name] === undefined ? [] : [[name, said[name]]])),
  );
  return [
    // who resigned before rights ended with the employment still has them
    ...endRights(state),
    { type: 'PersonRehired', data: { hiredDate } },
    ...(Object.keys(profile).length > 0 ? [{ type: 'ProfileChanged' as const, data: profile }] : []),
    ...(staffNumber === undefined
      ? []
      : [{ type: 'EmploymentChanged' as const, data: { staffNumber, effectiveOn: hiredDate, superseded: [] } }]),
  ];
}

function refuseNameless({ profile, employment }: PersonState, said: SaidAnew): void {
  const known: Record<string, unknown> = { ...profile, staffNumber: employment['staffNumber'] };
  const missing = ([...inProfile, 'staffNumber'] as const).filter(
    (name) => (known[name] ?? null) === null && said[name] === undefined,
  );
  if (missing.length > 0)
    reject('constraint_violation', {
      fields: Object.fromEntries(missing.map((name) => [name, { name: 'required' }])),
    });
}

/** Somebody who was led by one who comes back: as manager he has to be named anew, now and in what is planned. */
export function withoutManager(state: PersonState, manager: string, today: string): PersonEvent[] {
  const { management, employment, plans } = state;
  const left = managerLists.filter((list) => management[list]?.includes(manager));
  const lists = Object.fromEntries(left.map((list) => [list, management[list]!.filter((one) => one !== manager)]));
  const when = { day: today, isPlan: false, isPast: false };
  return [
    ...plans
      .filter(({ fields }) => names(fields, manager))
      .map(({ id }) => ({ type: 'PlannedChangeFailed' as const, data: { id, reason: 'reference_unknown' } })),
    ...(left.length > 0
      ? [
          {
            type: 'ManagementChanged' as const,
            data: { ...lists, ...datedAs(state, left, when), ...movesOf(management, lists) },
          },
        ]
      : []),
    ...(employment['managerId'] === manager
      ? [{ type: 'EmploymentChanged' as const, data: { managerId: null, ...datedAs(state, ['managerId'], when) } }]
      : []),
  ];
}

const names = (fields: Record<string, unknown>, manager: string): boolean =>
  ['managerId', ...managerLists].some((field) => [fields[field]].flat().includes(manager));
