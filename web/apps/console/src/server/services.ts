import { identity, leave } from '@kadro/api';

/** Where each service that the console talks to has its commands and REST reads. */
export const services = { identity, leave };
export type ServiceName = keyof typeof services;

const isService = (name: string): name is ServiceName => name in services;
export const serviceNames: readonly ServiceName[] = Object.keys(services).filter(isService);
