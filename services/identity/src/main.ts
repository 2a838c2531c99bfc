import { createLogger } from '@kadro/chassis';
import { openEmbeddedPorts } from '@kadro/chassis/embedded';
import { startIdentity } from './index.ts';

/** Identity alone, on files of its own folder: what a gateway reaches over HTTP. */
const ports = await openEmbeddedPorts({ folder: process.env.KADRO_DATA ?? './data' });
const service = await startIdentity(ports, createLogger(process.env.KADRO_LOG ?? 'warn'));
await service.listen(Number(process.env.KADRO_PORT ?? 3001), process.env.KADRO_HOST ?? '127.0.0.1');
process.once('SIGTERM', () => void service.close().then(() => ports.close()).then(() => process.exit(0)));
