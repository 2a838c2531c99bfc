export { addressSetting, type ClusterEngines, readGatewayConfig, readMove, readEngines } from './config.ts';
export { openClusterKeys, rotateClusterMasterKey } from './keys.ts';
export { openClusterDeadLetters } from './dead-letters.ts';
export { type Migrated, type MigrationProgress, migrateFolder } from '../migration/migrate.ts';
export { openClusterPorts } from './ports.ts';
export { resetTopics, settleRestored } from './reset-after-restore.ts';
export { runService } from './service-process.ts';
export { openClusterValues } from './values.ts';
export { verifyEngines } from './verify.ts';
