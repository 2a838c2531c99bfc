import { type Ports } from '../../ports/index.ts';

export type OpenedPorts = Ports & { close(): Promise<void> };
