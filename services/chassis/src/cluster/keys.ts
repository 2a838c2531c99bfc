import { type Keys } from '../ports.ts';
import { type ClusterPlace } from './config.ts';
import { Mongo } from './mongodb/connection.ts';
import { MongoKeys } from './mongodb/keys.ts';
import { rewrapKeys, type RewrappedKeys } from './mongodb/master-key-rotation.ts';

/** The keys on the engines of a place, beside its processes, and the names of destroyed ones. */
export function openClusterKeys({ namespace, mongodb, masterKey, formerMasterKey }: ClusterPlace): Keys & { destroyed(): Promise<[organization: string, person: string, dataClass: string][]> } {
  const mongo = new Mongo(mongodb);
  const keys = new MongoKeys(mongo, namespace, masterKey, formerMasterKey);
  return {
    dataKey: (...whose) => keys.dataKey(...whose),
    existingKey: (...whose) => keys.existingKey(...whose),
    destroy: (...whose) => keys.destroy(...whose),
    secret: (...which) => keys.secret(...which),
    existingSecret: (name) => keys.existingSecret(name),
    note: (name) => keys.note(name),
    setNote: (...which) => keys.setNote(...which),
    destroyed: async () => (await keys.destroyed()).map((name) => JSON.parse(name) as [string, string, string]),
    close: () => mongo.close(),
  };
}

/** Wraps all keys of a place with its master key that the former one wrapped, beside processes that have both. @throws Error where no former one is given, ForeignMasterKey */
export async function rotateClusterMasterKey({ namespace, mongodb, masterKey, formerMasterKey }: ClusterPlace): Promise<RewrappedKeys> {
  if (!formerMasterKey) throw new Error('KADRO_FORMER_MASTER_KEY is missing: the master key up to now. KADRO_MASTER_KEY is the new one, here and in every process.');
  const mongo = new Mongo(mongodb);
  try {
    return await rewrapKeys(mongo, namespace, { current: masterKey, former: formerMasterKey });
  } finally {
    await mongo.close();
  }
}
