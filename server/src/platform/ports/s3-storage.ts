import type { BucketAddress } from '@mall/s3/address';
import { openBucket } from '@mall/s3/bucket';
import type { StoragePort } from './storage.ts';

/**
 * Files in a bucket. A file appears whole or not at all: it is one write, or a multipart upload that is
 * completed at the end. A bucket knows when such an upload began and not when it was last touched, so none
 * may take longer than the limit of `forgetDrafts`.
 */
export const createS3Storage = (address: BucketAddress): StoragePort => {
  const bucket = openBucket(address);
  return {
    put: async (key, bytes) => void (await bucket.put(key, bytes)),
    write: bucket.write,
    get: async (key) => (await bucket.get(key))?.bytes ?? null,
    read: bucket.read,
    remove: (key) => bucket.remove([key]),
    forgetDrafts: bucket.forgetUploads,
  };
};
