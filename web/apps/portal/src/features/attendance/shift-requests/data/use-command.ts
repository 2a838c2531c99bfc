import { type Send } from '@kadro/api';
import { useCommand } from '../../../../core/use-sender.ts';
import { touched } from './touched.ts';

/** Sends commands of these requests. */
export const useRequestCommand = (): Send => useCommand(touched);
