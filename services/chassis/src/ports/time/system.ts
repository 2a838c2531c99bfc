import { systemClock } from './clock.ts';
import { systemIds } from './ids.ts';
import { type Ports } from '../index.ts';
import { systemWait } from './wait.ts';

export type TimePorts = Pick<Ports, 'clock' | 'ids' | 'wait'>;

export const systemTime: TimePorts = { clock: systemClock, ids: systemIds, wait: systemWait };
