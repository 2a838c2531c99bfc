export { type Gateway, type GatewayOptions, listen, openGateway, type OpenGateway, startGateway } from './host.ts';
export { type Log, pathOf } from './log.ts';
export { type MeshConfig, readMeshConfig } from './mesh/config.ts';
export { joinedSchemaText } from './mesh/joined-schema.ts';
export { problem } from './problem.ts';
export { outboxPath } from './web/outbox.ts';
