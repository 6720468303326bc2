import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { type BucketAddress, keyOf, nameOf } from './address.ts';
import { createAsk } from './client.ts';
import { isMissingFile, statusOf, wasRepeated } from './failures.ts';
import { fileKind } from './file-kind.ts';
import { createUploads, type Uploads } from './uploads.ts';

type Put = {
  cacheControl?: string;
  /** The tag of the replaced file, null for the first with its name; undefined replaces whatever is there. */
  over?: string | null;
};

/** The operations of a bucket that our stores need. Each error is one sentence. */
export type Bucket = Uploads & {
  /** A file and its tag; null when there is none, undefined when its tag is still the known one. */
  get: (name: string, known?: string) => Promise<{ bytes: Buffer; tag: string } | null | undefined>;
  /** Streams the file; null when there is none. */
  read: (name: string) => Promise<Readable | null>;
  /** False when another file has that name. */
  put: (name: string, bytes: Uint8Array, how?: Put) => Promise<boolean>;
  list: (folder: string) => Promise<string[]>;
  remove: (names: readonly string[]) => Promise<void>;
};

/** The maximum of one request. */
const mostRemoved = 1000;

export const openBucket = (address: BucketAddress, client?: S3Client): Bucket => {
  const { bucket: Bucket } = address;
  const ask = createAsk(address, client);

  const found = (name: string, IfNoneMatch?: string) => {
    const Key = keyOf(address, name);
    return ask(async (client, { GetObjectCommand }) => {
      try {
        return await client.send(new GetObjectCommand({ Bucket, Key, IfNoneMatch }));
      } catch (error) {
        if (isMissingFile(error)) return null;
        if (statusOf(error) === 304) return undefined;
        throw error;
      }
    });
  };
  const get: Bucket['get'] = async (name, known) => {
    const answer = await found(name, known);
    if (!answer) return answer;
    const bytes = await ask(async () => Buffer.from((await answer.Body?.transformToByteArray()) ?? []));
    return { bytes, tag: answer.ETag ?? '' };
  };
  const putOn = (name: string, bytes: Uint8Array, { cacheControl, over }: Put): Promise<boolean> => {
    const Key = keyOf(address, name);
    return ask(async (client, { PutObjectCommand }) => {
      try {
        await client.send(
          new PutObjectCommand({
            Bucket,
            Key,
            Body: bytes,
            ChecksumSHA256: createHash('sha256').update(bytes).digest('base64'),
            CacheControl: cacheControl,
            ...fileKind(name),
            ...(over === null ? { IfNoneMatch: '*' } : { IfMatch: over }),
          }),
        );
        return true;
      } catch (error) {
        const isTaken = [409, 412].includes(statusOf(error) ?? 0) || isMissingFile(error);
        if (over === undefined || !isTaken) throw error;
        // The answer to the first attempt may have been lost: then the second attempt met the file that the
        // first had written.
        return wasRepeated(error) && (await get(name))?.bytes.equals(bytes) === true;
      }
    });
  };
  const put: Bucket['put'] = async (name, bytes, how = {}) => {
    if (await putOn(name, bytes, how)) return true;
    const { over } = how;
    // Refused although nothing has changed: Ceph's gateway compares a condition with its tag without the
    // quotes.
    if (typeof over !== 'string' || !over.startsWith('"') || (await get(name))?.tag !== over) return false;
    return putOn(name, bytes, { ...how, over: over.replaceAll('"', '') });
  };

  return {
    get,
    put,
    read: async (name) => {
      const body = (await found(name))?.Body;
      return body instanceof Readable ? body : null;
    },
    list: async (folder) => {
      const Prefix = `${keyOf(address, folder)}/`;
      const names: string[] = [];
      let ContinuationToken: string | undefined;
      do {
        const asked = { Bucket, Prefix, ContinuationToken };
        const page = await ask((client, s3) => client.send(new s3.ListObjectsV2Command(asked)));
        for (const { Key } of page.Contents ?? []) if (Key !== undefined) names.push(nameOf(address, Key));
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken !== undefined);
      return names.sort();
    },
    remove: async (names) => {
      const keys = names.map((name) => ({ Key: keyOf(address, name) }));
      for (let from = 0; from < keys.length; from += mostRemoved) {
        const Delete = { Objects: keys.slice(from, from + mostRemoved), Quiet: true };
        await ask(async (client, s3) => {
          const { Errors = [] } = await client.send(new s3.DeleteObjectsCommand({ Bucket, Delete }));
          if (Errors[0] !== undefined)
            throw Object.assign(new Error(Errors[0].Message), {
              name: Errors[0].Code,
              $metadata: { httpStatusCode: 500 },
            });
        });
      }
    },
    ...createUploads(address, ask),
  };
};
