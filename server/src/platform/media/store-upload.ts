import { randomBytes } from 'node:crypto';
import type { Output } from '@mall/contract/operations';
import type { Db } from '../db/open.ts';
import type { StoragePort } from '../ports/storage.ts';
import { type PictureKind, toPicture } from './pictures.ts';
import { privateFolder } from './private.ts';
import { clock } from '../clock/clock.ts';

const randomSize = 18;

/**
 * Stores an uploaded picture under a name that nobody can guess. The file is whole or absent: a full disk
 * leaves neither file nor row (storage.full).
 */
export const storeUpload = async (
  db: Db,
  storage: StoragePort,
  ownerId: string | null,
  { file, kind }: { file: Buffer; kind: PictureKind },
): Promise<Output<'media.upload'>> => {
  const { bytes, w, h } = await toPicture(file, kind);
  const key = `${kind === 'proof' || kind === 'delivery' || kind === 'talk' ? privateFolder : 'up/'}${clock.now().toISOString().slice(0, 7)}/${randomBytes(randomSize).toString('base64url')}.webp`;
  await storage.put(key, bytes);
  try {
    await db
      .insertInto('media_files')
      .values({ key, owner_id: ownerId, kind, w, h, bytes: bytes.length })
      .execute();
  } catch (error) {
    await storage.remove(key);
    throw error;
  }
  return { url: `/media/${key}`, w, h, bytes: bytes.length };
};
