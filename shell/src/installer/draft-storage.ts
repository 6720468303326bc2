/**
 * The storage of this phone, by key: the job, the filled-in form, photos, and what waits to be sent. It
 * survives a reload and works offline; only `send.ts` sends any of it.
 */
const name = 'installer';
const store = 'kept';

let opened: Promise<IDBDatabase> | undefined;

const open = (): Promise<IDBDatabase> =>
  (opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => void request.result.createObjectStore(store);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('Nothing can be kept here.'));
  }));

const ask = async <T>(
  mode: IDBTransactionMode,
  make: (kept: IDBObjectStore) => IDBRequest<T>,
): Promise<T> => {
  const database = await open();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(store, mode);
    const request = make(transaction.objectStore(store));
    transaction.commit?.(); // a page that is closed right after an entry loses what is not committed
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error ?? new Error('It could not be kept.'));
    transaction.onerror = () => reject(transaction.error ?? new Error('It could not be kept.'));
  });
};

export const kept = {
  /** The stored value of a key; undefined when there is none. The caller knows its type. */
  get: async <T>(key: string): Promise<T | undefined> => {
    const value: unknown = await ask('readonly', (all) => all.get(key));
    return value as T | undefined; // stored by `put` under the same key
  },
  put: (key: string, value: unknown): Promise<unknown> => ask('readwrite', (all) => all.put(value, key)),
  remove: (key: string): Promise<unknown> => ask('readwrite', (all) => all.delete(key)),
};
