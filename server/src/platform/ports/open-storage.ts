import path from 'node:path';
import { readBucketAddress } from '@mall/s3/address';
import type { Settings } from '../settings/settings.ts';
import { createS3Storage } from './s3-storage.ts';
import { createFolderStorage, type StoragePort } from './storage.ts';

/** Where this mall stores its files. */
export const openStorage = ({
  MEDIA_STORE,
  DATA_DIR,
}: Pick<Settings, 'MEDIA_STORE' | 'DATA_DIR'>): StoragePort => {
  const bucket = readBucketAddress(MEDIA_STORE ?? '');
  return bucket === undefined
    ? createFolderStorage(MEDIA_STORE ?? path.join(DATA_DIR, 'media'))
    : createS3Storage(bucket);
};
