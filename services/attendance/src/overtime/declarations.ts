import { type CommandScope } from '@kadro/chassis/declare';
import { type OvertimeRow } from './rows/fields.ts';
import { overtimes } from './rows/overtimes.ts';
import { area } from './shapes.ts';

/** Of commands on one request. */
export const onRequest = { area, target: { on: overtimes } } as const;
export const ofOwner = { ...onRequest, access: { who: 'reach', reach: ['own'] } } as const;
export const ofDeciders = { ...onRequest, access: { who: 'reach', reach: ['named', 'all'] } } as const;

export const foundRequest = (scope: CommandScope): OvertimeRow => scope.foundRow(overtimes);
