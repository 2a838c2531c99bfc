import { type Part } from '@kadro/chassis';
import { coverage, coverageRoute } from './coverage/query.ts';
import { staffing } from './events.ts';
import { askedLeaves } from './rows/asked-leave.ts';
import { staffingNeeds } from './rows/needs.ts';
import { staffingCommands } from './set/commands.ts';

/** How many people shifts need, against who is planned. */
export const staffingPart: Part = {
  deciders: [staffing],
  commands: staffingCommands,
  readModels: [staffingNeeds, askedLeaves],
  queries: [coverage],
  endpoints: [coverageRoute],
};
