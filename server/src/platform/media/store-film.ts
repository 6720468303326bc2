import { randomBytes } from 'node:crypto';
import { upload } from '@mall/contract/core/limits';
import { Refusal } from '@mall/contract/core/refusals';
import { fileTypeFromBuffer } from 'file-type';
import { clock } from '../clock/clock.ts';
import type { Db } from '../db/open.ts';
import type { StoragePort } from '../ports/storage.ts';

const randomSize = 18;
const endings: Readonly<Record<string, 'mp4' | 'webm'>> = { 'video/mp4': 'mp4', 'video/webm': 'webm' };

/**
 * Stores an uploaded film under a name that nobody can guess, as it came: what browsers play of it they decide by its content,
 * and so does this. The file is whole or absent, with its row. Throws upload.tooLarge, upload.notFilm, storage.full.
 */
export const storeFilm = async (
  db: Db,
  storage: StoragePort,
  ownerId: string,
  file: Buffer,
): Promise<{ url: string; bytes: number }> => {
  if (file.length > upload.filmMaxBytes)
    throw new Refusal('upload.tooLarge', { max: upload.filmMaxBytes / (1024 * 1024) });
  const type = await fileTypeFromBuffer(file);
  const ending = endings[type?.mime ?? ''];
  if (ending === undefined) throw new Refusal('upload.notFilm');
  const name = randomBytes(randomSize).toString('base64url');
  const key = `up/${clock.now().toISOString().slice(0, 7)}/${name}.${ending}`;
  await storage.put(key, file);
  try {
    await db
      .insertInto('media_files')
      .values({ key, owner_id: ownerId, kind: 'film', w: 0, h: 0, bytes: file.length })
      .execute();
  } catch (error) {
    await storage.remove(key);
    throw error;
  }
  return { url: `/media/${key}`, bytes: file.length };
};
