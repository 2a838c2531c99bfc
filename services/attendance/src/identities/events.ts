import { decider, event, personal } from '@kadro/chassis/declare';
import { z } from 'zod';
import { sensorKinds } from '../clock/kinds.ts';

/** Of FINGER and FACE: the number that the device has given them, never a template. */
const number = personal('device', z.string().nullable());
const kind = z.enum(sensorKinds);
const of = { employeeId: z.string(), by: z.string() };
const person = { person: 'employeeId' };

interface IdentityState {
  /** null before it was given. */
  employeeId: string | null;
  kind: (typeof sensorKinds)[number];
  /** Masked. */
  number: string | null;
  isTaken: boolean;
}

/** A card, or whatever else a terminal knows somebody by: one stream each (rules, attendance). */
export const identity = decider({
  name: 'identity',
  initial: { employeeId: null, kind: 'CARD', number: null, isTaken: false } as IdentityState,
  events: {
    IdentityGiven: event(1, z.object({ ...of, branchId: z.string().nullable(), kind, number }), person),
    IdentityChanged: event(1, z.object({ ...of, kind: kind.optional(), number: number.optional() }), person),
    IdentityTaken: event(1, z.object(of), person),
  },
  evolve: {
    IdentityGiven: (_state, { employeeId, kind: given, number: of }) => ({
      employeeId,
      kind: given,
      number: of,
      isTaken: false,
    }),
    IdentityChanged: (state, { employeeId: _employee, by: _by, ...fields }) => ({ ...state, ...fields }),
    IdentityTaken: (state) => ({ ...state, isTaken: true }),
  },
});
