import { enableCompileCache } from 'node:module';
import { workerData } from 'node:worker_threads';
import { type FinishingOrder } from './finishing.ts';

const order = workerData as FinishingOrder;
if (order.compiled) enableCompileCache(order.compiled);
const { finishInTurn } = await import('./finishing.ts');
finishInTurn(order, () => undefined);
