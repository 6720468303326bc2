import { Readable } from 'node:stream';
import type { ListMultipartUploadsCommandInput } from '@aws-sdk/client-s3';
import { type BucketAddress, keyOf } from './address.ts';
import type { Ask } from './client.ts';
import { fileKind } from './file-kind.ts';

/** The operations of a bucket on files of any length. */
export type Uploads = {
  /** Writes a file of any length, and returns its size in bytes. Nothing is stored when the source fails. */
  write: (name: string, source: Readable) => Promise<number>;
  /** Removes the unfinished uploads of a process that was killed. */
  forgetUploads: (before: Date) => Promise<void>;
};

/** Every part but the last has this length: some stores require equal parts, all require at least 5 MiB. */
const partSize = 8 * 1024 * 1024;

type Marker = Pick<ListMultipartUploadsCommandInput, 'KeyMarker' | 'UploadIdMarker'>;

/** A file longer than one part is uploaded in parts, which become a file all at once. */
export const createUploads = (address: BucketAddress, ask: Ask): Uploads => {
  const { bucket: Bucket } = address;

  return {
    write: async (name, source) => {
      const { Upload } = await import('@aws-sdk/lib-storage');
      const read = counted(source);
      const file = { Bucket, Key: keyOf(address, name), Body: read.body, ...fileKind(name) };
      await ask(async (client) => {
        // One part at a time: a process uploads several files at once, and each part is in memory.
        await new Upload({ client, params: file, partSize, queueSize: 1 }).done();
      }).catch((error: unknown) => {
        throw read.failure ?? error;
      });
      return read.bytes;
    },
    forgetUploads: async (before) => {
      const Prefix = address.prefix === '' ? '' : `${address.prefix}/`;
      let after: Marker | undefined = {};
      do {
        const asked: ListMultipartUploadsCommandInput = { Bucket, Prefix, ...after };
        const page = await ask((client, s3) => client.send(new s3.ListMultipartUploadsCommand(asked)));
        for (const { Key, UploadId, Initiated } of page.Uploads ?? [])
          if (Initiated !== undefined && Initiated < before)
            await ask((client, s3) =>
              client.send(new s3.AbortMultipartUploadCommand({ Bucket, Key, UploadId })),
            );
        after = page.IsTruncated
          ? { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker }
          : undefined;
      } while (after !== undefined);
    },
  };
};

/** The source as a stream of buffers. What it throws is its own failure, not one of the store. */
const counted = (source: Readable) => {
  const read: { body: Readable; bytes: number; failure?: unknown } = {
    body: Readable.from(pass()),
    bytes: 0,
  };
  async function* pass(): AsyncGenerator<Buffer, void> {
    try {
      for await (const part of source) {
        const bytes = Buffer.from(part);
        read.bytes += bytes.length;
        yield bytes;
      }
    } catch (error) {
      read.failure = error;
      throw error;
    }
  }
  return read;
};
