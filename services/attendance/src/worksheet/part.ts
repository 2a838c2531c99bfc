import { type Part } from '@kadro/chassis';
import { assignWorksheet } from '../workplan/settings/commands.ts';
import { worksheetCommands } from './commands.ts';
import { worksheetDays } from './days.ts';
import { worksheet } from './events.ts';
import { worksheets } from './rows.ts';

/** Rotating patterns and who has them. */
export const worksheetPart: Part = {
  deciders: [worksheet],
  commands: [...worksheetCommands, assignWorksheet],
  readModels: [worksheets],
  queries: [worksheetDays],
};
