import { afterEach, beforeEach } from '@jest/globals';
import { type OpenedPorts } from './opened-ports.ts';

export interface PortsUnderTest<P = OpenedPorts> {
  readonly ports: P;
  /** Closes them and opens them again at the same place. */
  reopen(): Promise<void>;
}

export function openBeforeEach<P extends { close(): Promise<void> }>(
  open: () => Promise<P>,
  reopen: () => Promise<P>,
): PortsUnderTest<P> {
  let ports: P;
  beforeEach(async () => {
    ports = await open();
  });
  afterEach(() => ports.close());
  return {
    get ports() {
      return ports;
    },
    reopen: async () => {
      await ports.close();
      ports = await reopen();
    },
  };
}
