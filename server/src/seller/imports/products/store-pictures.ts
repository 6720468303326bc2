import { Refusal } from '@mall/contract/core/refusals';
import type { Db } from '../../../platform/db/open.ts';
import { forgetUpload } from '../../../platform/media/forget-upload.ts';
import { storeUpload } from '../../../platform/media/store-upload.ts';
import type { StoragePort } from '../../../platform/ports/storage.ts';
import { pictureKey, type SentPictures } from './pictures.ts';

type Parts = { readonly db: Db; readonly storage: StoragePort };
export type StoredPictures = {
  readonly urlOf: (name: string) => string;
  /** Drops them again: nothing shows them. */
  readonly forget: () => Promise<void>;
};

/**
 * Stores these pictures as uploads of the person who sends the list. After an error nothing of them stays. Throws
 * upload.notImage, storage.full, job.fileGone.
 */
export const storePictures = async (
  { db, storage }: Parts,
  pictures: SentPictures,
  { by, names, told }: { by: string; names: Iterable<string>; told: () => Promise<void> },
): Promise<StoredPictures> => {
  const urls = new Map<string, string>();
  const forget = async (): Promise<void> => {
    for (const url of urls.values()) await forgetUpload(db, storage, url);
  };
  try {
    for (const name of names) {
      const key = pictureKey(name);
      if (urls.has(key)) continue;
      const file = await pictures.read(name);
      if (file === null) throw new Refusal('job.fileGone');
      urls.set(key, (await storeUpload(db, storage, by, { file, kind: 'product' })).url);
      await told();
    }
  } catch (error) {
    await forget();
    throw error;
  }
  return { urlOf: (name) => urls.get(pictureKey(name)) ?? '', forget };
};
