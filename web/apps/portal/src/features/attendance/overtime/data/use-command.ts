import { type Send } from '@kadro/api';
import { useCommand } from '../../../../core/use-sender.ts';
import { touched } from './touched.ts';

/** Sends commands of overtime. */
export const useOvertimeCommand = (): Send => useCommand(touched);
