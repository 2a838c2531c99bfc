import { serviceRoots } from '@kadro/api';

export const services = serviceRoots;
export type ServiceName = keyof typeof services;

const isService = (name: string): name is ServiceName => name in services;
export const serviceNames: readonly ServiceName[] = Object.keys(services).filter(isService);
