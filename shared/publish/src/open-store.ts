import { isBucketAddress, readBucketAddress } from '@mall/s3/address';
import { createFolderStore } from './folder-store.ts';
import { createS3Store } from './s3-store.ts';
import type { Store } from './store.ts';

/**
 * The store at an address: the path of a folder, or `s3://bucket/prefix?endpoint=…&region=…` with the
 * credentials of the environment (AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and whatever else Amazon's tools
 * read). Throws on any other address.
 */
export const openStore = async (address: string): Promise<Store> => {
  if (!isBucketAddress(address)) return createFolderStore(address);
  const bucket = readBucketAddress(address);
  if (bucket === undefined)
    throw new Error(`${address} is no store: write s3://bucket/prefix?endpoint=https://…&region=….`);
  return createS3Store(bucket);
};
