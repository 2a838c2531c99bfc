import { type KeptReading } from './kept.ts';

/** Where readings wait on the device; the page and its service worker share it. */
export interface KeptStore {
  all: () => Promise<KeptReading[]>;
  put: (one: KeptReading) => Promise<void>;
  remove: (key: string) => Promise<void>;
}

const table = 'readings';

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('kadro.clock', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(table, { keyPath: 'key' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error('The device keeps nothing', { cause: request.error }));
  });
}

/** Resolves when the change is on the device. */
async function within<T>(mode: IDBTransactionMode, act: (rows: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await opened();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(table, mode, { durability: 'strict' });
      const request = act(transaction.objectStore(table));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(new Error('The device keeps nothing', { cause: transaction.error }));
    });
  } finally {
    database.close();
  }
}

/** Readings in IndexedDB. Every call may reject: storage can be closed or full. */
export const keptStore: KeptStore = {
  all: () => within<KeptReading[]>('readonly', (rows) => rows.getAll()),
  put: async (one) => {
    await within('readwrite', (rows) => rows.put(one));
  },
  remove: async (key) => {
    await within('readwrite', (rows) => rows.delete(key));
  },
};
