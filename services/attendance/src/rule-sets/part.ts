import { type Part } from '@kadro/chassis';
import { timeSettings } from '../workplan/rows/time-settings.ts';
import { setTimeSettings } from '../workplan/settings/commands.ts';
import { setRulesOfMany } from '../workplan/settings/many.ts';
import { ruleBook } from './book.ts';
import { ruleCommands } from './define/commands.ts';
import { rules } from './events.ts';
import { placeRulesCommand } from './place/command.ts';
import { rulePlaces } from './rows/places.ts';
import { shiftParameters } from './rows/shift-parameters.ts';

/** Rule sets, where they count, and what counts for a person. */
export const ruleSets: Part = {
  deciders: [ruleBook, rules],
  commands: [...ruleCommands, placeRulesCommand, setTimeSettings],
  endpoints: [setRulesOfMany],
  readModels: [shiftParameters, rulePlaces, timeSettings],
};
