import { Refusal } from '@mall/contract/core/refusals';
import type { Db } from '../../../platform/db/open.ts';
import { forgetUpload } from '../../../platform/media/forget-upload.ts';
import { storeUpload } from '../../../platform/media/store-upload.ts';
import type { StoragePort } from '../../../platform/ports/storage.ts';
import { pictureKey, type SentPictures } from './pictures.ts';

type Parts = { readonly db: Db; readonly storage: StoragePort };
export type StoredPictures = {
  /** Stores those of these names that are not stored yet; `forget` drops them again, as nothing shows them. */
  readonly add: (names: Iterable<string>) => Promise<{ readonly forget: () => Promise<void> }>;
  readonly urlOf: (name: string) => string;
};

/**
 * Pictures of a list as uploads of the person who sends it, each stored once, when the first product that shows it is
 * written. `add` throws PictureNotFetched, upload.notImage, storage.full, job.fileGone, and nothing of that call stays.
 */
export const storePictures = (
  { db, storage }: Parts,
  pictures: SentPictures,
  { by, told }: { by: string; told: () => Promise<void> },
): StoredPictures => {
  const urls = new Map<string, string>();
  const add = async (names: Iterable<string>) => {
    const added: string[] = [];
    const forget = async (): Promise<void> => {
      for (const key of added.splice(0)) {
        await forgetUpload(db, storage, urls.get(key) ?? '');
        urls.delete(key);
      }
    };
    try {
      for (const name of names) {
        const key = pictureKey(name);
        if (urls.has(key)) continue;
        const file = await pictures.read(name);
        if (file === null) throw new Refusal('job.fileGone');
        urls.set(key, (await storeUpload(db, storage, by, { file, kind: 'product' })).url);
        added.push(key);
        await told();
      }
    } catch (error) {
      await forget();
      throw error;
    }
    return { forget };
  };
  return { add, urlOf: (name) => urls.get(pictureKey(name)) ?? '' };
};
