import { type Part } from '@kadro/chassis';
import { closePeriodCommand } from './close/command.ts';
import { closeEverybody, closeJob, makeFigures } from './close/job.ts';
import { differencesJob, lookForDifferences } from './differences/job.ts';
import { watchClosedMonths, watchTime } from './differences/reaction.ts';
import { period } from './events.ts';
import { exportPeriod } from './export/endpoint.ts';
import { openPeriods } from './open/reaction.ts';
import { periodPerson } from './person/events.ts';
import { periodDifferences } from './rows/differences.ts';
import { periodPeople } from './rows/people.ts';
import { periods } from './rows/periods.ts';
import { periodTotals } from './rows/totals.ts';

/** Closing months for payroll, and what is found afterwards. */
export const closing: Part = {
  deciders: [period, periodPerson],
  commands: [closePeriodCommand],
  endpoints: [exportPeriod],
  queries: [periodTotals],
  readModels: [periods, periodPeople, periodDifferences],
  reactions: [openPeriods, makeFigures, watchClosedMonths, watchTime],
  jobs: [
    { name: closeJob, mustFinish: true, run: closeEverybody },
    // one after the other: each sees what the one before found
    { name: differencesJob, mustFinish: true, run: lookForDifferences },
  ],
};
