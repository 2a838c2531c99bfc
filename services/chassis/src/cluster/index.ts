export { type ClusterPlace, readGatewayConfig, readMove, readPlace } from './config.ts';
export { openClusterLetters } from './letters.ts';
export { type Migrated, type MigrationProgress, migrateFolder } from './migration/migrate.ts';
export { openClusterPorts } from './ports.ts';
export { runService } from './service-process.ts';
