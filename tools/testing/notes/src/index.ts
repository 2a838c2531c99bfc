import { startOf } from '@kadro/chassis';
import { declaration } from './service.ts';

export { declaration } from './service.ts';
export const realm = 'identity';
export const start = startOf(declaration);
