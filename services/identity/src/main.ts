import { createLogger, readConfig } from '@kadro/chassis';
import { lockFolder, openEmbeddedPorts } from '@kadro/chassis/embedded';
import { startIdentity } from './index.ts';

/** Identity alone, on a folder of its own: what a gateway reaches over HTTP. */
const { data: folder, destroyedKeys, port, host, logLevel } = readConfig({ KADRO_PORT: '3001', ...process.env });
const unlock = lockFolder(folder);
const ports = await openEmbeddedPorts({ folder, destroyedKeys });
const service = await startIdentity(ports, createLogger(logLevel));
await service.listen(port, host);
process.once('SIGTERM', () => void service.close().then(() => ports.close()).then(unlock).finally(() => process.exit(0)));
