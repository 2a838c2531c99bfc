import sqlite from 'node:sqlite';

const { DatabaseSync } = sqlite;
const open = new Set<InstanceType<typeof DatabaseSync>>();

class TrackedDatabase extends DatabaseSync {
  constructor(...given: ConstructorParameters<typeof DatabaseSync>) {
    super(...given);
    open.add(this);
  }

  override close(): void {
    open.delete(this);
    super.close();
  }
}

/** Every database that is opened from now on can be taken away. */
export function trackDatabases(): void {
  Object.assign(sqlite, { DatabaseSync: TrackedDatabase });
}

/** Nobody writes or reads one of them any more. */
export function takeDatabases(): void {
  for (const database of open) if (database.isOpen) database.close();
  open.clear();
}
