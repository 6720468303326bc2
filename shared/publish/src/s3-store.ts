import { RegistryRefused } from '@mall/registry';
import type { BucketAddress } from '@mall/s3/address';
import { openBucket } from '@mall/s3/bucket';
import { registryFile, type Store } from './store.ts';

const forEver = 'public, max-age=31536000, immutable';
const tries = 3;

/**
 * A store in a bucket with conditional writes (If-Match, If-None-Match: Amazon S3, Cloudflare R2, SeaweedFS,
 * RustFS, Ceph). In a bucket that ignores the conditions both of two publishers win: `shared/s3/src/cli.ts`
 * tests it. `client` is for other credentials than those of the environment.
 */
export const createS3Store = ({
  client,
  ...address
}: BucketAddress & { client?: Parameters<typeof openBucket>[1] }): Store => {
  const bucket = openBucket(address, client);
  const read: Store['read'] = async (name) => (await bucket.get(name))?.bytes ?? null;

  return {
    read,
    add: async (name, bytes) => {
      for (let attempt = 1; attempt <= tries; attempt += 1) {
        if (await bucket.put(name, bytes, { over: null, cacheControl: forEver })) return;
        const there = await read(name);
        if (there?.equals(bytes)) return;
        if (there !== null)
          throw new RegistryRefused('twice', `${name} is in the store already, with other content.`);
        // Somebody else's write of the same name was running and has failed.
      }
      throw new Error(`${name} is being written by somebody else.`);
    },
    list: bucket.list,
    remove: async (folder) => bucket.remove(await bucket.list(folder)),
    registry: async (known) => {
      const found = await bucket.get(registryFile, known);
      return found && { text: found.bytes.toString('utf8'), tag: found.tag };
    },
    replace: async (text, over) => {
      if (!(await bucket.put(registryFile, Buffer.from(text), { over, cacheControl: 'no-cache' })))
        throw new RegistryRefused(
          'lost',
          'Somebody else has changed the registry. Look at it, then try again.',
        );
    },
  };
};
