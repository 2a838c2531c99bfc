import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { startAttendance } from '@kadro/attendance';
import { createLogger } from '@kadro/chassis';
import { openEmbeddedPorts } from '@kadro/chassis/embedded';
import { createOrganization, startIdentity } from '@kadro/identity';
import { startLeave } from '@kadro/leave';
import { startGateway } from '../../../../gateway/src/host.ts';
import { freePorts } from '../../../../infra/free-ports.ts';

export interface SplitReady {
  url: string;
  account: { username: string; password: string };
}
/** What it is told: whether leave is to be reached, and the end. */
export type SplitWish = 'open' | 'close' | 'stop';

const host = '127.0.0.1';

/** Hands connections from a port on to another one while it is open; closing ends those that run. */
function forwarder(at: number, to: number) {
  const sockets = new Set<Socket>();
  let server: Server | undefined;
  const open = async (): Promise<void> => {
    server = createServer((from) => {
      const onward = connect(to, host);
      for (const socket of [from, onward]) {
        sockets.add(socket);
        socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
      }
      from.pipe(onward).pipe(from);
    }).listen(at, host);
    await once(server, 'listening');
  };
  const close = (): void => {
    server?.close();
    for (const socket of sockets) socket.destroy();
  };
  return { open, close };
}

/** Identity and attendance in the gateway's process, leave reached by an address that can be closed. */
async function start(folder: string, leavePort: number): Promise<void> {
  const ports = await openEmbeddedPorts({ folder });
  const logger = createLogger('fatal');
  const identity = await startIdentity(ports, logger);
  const leave = await startLeave(ports, logger, identity.runtime.authenticator);
  const attendance = await startAttendance(ports, logger, identity.runtime.authenticator);
  await leave.listen(leavePort, host);
  const port = await freePorts(1);
  const way = forwarder(port, leavePort);
  await way.open();
  const address = `http://${host}:${port}`;
  const gateway = await startGateway({ services: [identity, attendance, { name: 'leave', address }], port: 0, logger });
  const { username, password } = await createOrganization(identity.runtime, {
    name: 'Ayrık Atölye',
    zone: 'Europe/Istanbul',
    language: 'tr',
    country: 'TR',
    branchName: 'Merkez',
    admin: {
      firstName: 'Nermin',
      lastName: 'Doğan',
      staffNumber: '1',
      workEmail: 'nermin@split.example',
      hiredDate: '2020-01-06',
    },
  });
  process.on('message', (wish: SplitWish) => {
    if (wish === 'open') void way.open();
    else way.close();
    if (wish === 'stop')
      void gateway
        .stop(500)
        .then(() => attendance.close())
        .then(() => leave.close())
        .then(() => ports.close())
        .finally(() => process.exit(0));
  });
  process.send?.({ url: gateway.address, account: { username, password } } satisfies SplitReady);
}

const [folder = '', leavePort = ''] = process.argv.slice(2);
await start(folder, Number(leavePort));
