import { afterEach, beforeEach, expect } from '@jest/globals';
import { type Ports } from '../../ports/index.ts';

/** Each test of a file only provokes refusals: they leave no trace in the log, and are no fault of the inside. */
export function refusalsLeaveNothing(company: () => { ports: Pick<Ports, 'events'> }, faults: object[]): void {
  let head: string;
  beforeEach(async () => {
    head = await company().ports.events.head();
  });
  afterEach(async () => {
    expect(await company().ports.events.head()).toBe(head);
    expect(faults.splice(0)).toEqual([]);
  });
}
