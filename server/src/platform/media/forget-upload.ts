import type { Db } from '../db/open.ts';
import type { StoragePort } from '../ports/storage.ts';

/** Drops an upload that nothing shows: its row, and then its file. */
export const forgetUpload = async (db: Db, storage: StoragePort, url: string): Promise<void> => {
  const key = url.replace(/^\/media\//, '');
  await db.deleteFrom('media_files').where('key', '=', key).execute();
  await storage.remove(key);
};
