import { auditedOn, type Part } from '@kadro/chassis';
import { access } from '../access/events.ts';
import { accessEvents } from '../access/rows.ts';
import { identityCommands } from '../identities/commands.ts';
import { identity } from '../identities/events.ts';
import { reservationTasks } from '../identities/reservations.ts';
import { identities } from '../identities/rows.ts';
import { alsoAsAccessTerminals } from '../terminals/also.ts';
import { terminals } from '../terminals/record.ts';
import { zoneOccupancy } from '../zones/occupancy.ts';
import { zonePresences } from '../zones/presences.ts';
import { keyCommands } from './keys/commands.ts';
import { terminalKey } from './keys/events.ts';
import { recordLogged } from './log/command.ts';
import { showCode } from './mobile/code.ts';
import { mobileClock } from './mobile/command.ts';
import { deviceEndpoints } from './readings/endpoints.ts';
import { terminalStates } from './readings/seen.ts';
import { scanEndpoints } from './scan/endpoints.ts';
import { unassigned } from './unassigned/events.ts';
import { assignUnknownCards } from './unassigned/reaction.ts';
import { unassignedReadings } from './unassigned/rows.ts';

const ofTerminal = auditedOn(terminals.model);

/** Cards, doors and the terminals that read them. */
export const devicesPart: Part = {
  deciders: [access, identity, terminalKey, unassigned],
  commands: [
    ...identityCommands,
    ...keyCommands,
    mobileClock,
    recordLogged,
    ...alsoAsAccessTerminals([...(terminals.commands ?? []), ...keyCommands]),
  ],
  endpoints: [...deviceEndpoints, ...scanEndpoints, showCode],
  readModels: [identities, unassignedReadings, accessEvents, zonePresences],
  queries: [zoneOccupancy, terminalStates],
  reactions: [assignUnknownCards],
  scheduledTasks: reservationTasks,
  audits: { TerminalKeyMade: ofTerminal, TerminalKeyRevoked: ofTerminal },
};
