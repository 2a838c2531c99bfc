export { type ClusterPlace, readGatewayConfig, readPlace } from './config.ts';
export { openClusterPorts } from './ports.ts';
export { runService } from './service-process.ts';
