import { type Publication } from '@kadro/chassis';
export const publications: readonly Publication[] = [];
