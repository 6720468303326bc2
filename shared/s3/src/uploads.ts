import type { Readable } from 'node:stream';
import type { CompletedPart, ListMultipartUploadsCommandInput } from '@aws-sdk/client-s3';
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
const pieceBytes = 8 * 1024 * 1024;

type Marker = Pick<ListMultipartUploadsCommandInput, 'KeyMarker' | 'UploadIdMarker'>;

/** A file longer than one part is uploaded in parts, which become a file all at once. */
export const createUploads = (
  address: BucketAddress,
  ask: Ask,
  put: (name: string, bytes: Uint8Array) => Promise<unknown>,
): Uploads => {
  const { bucket: Bucket } = address;

  const inParts = async (name: string, pieces: AsyncIterable<Buffer>): Promise<number> => {
    const Key = keyOf(address, name);
    const { UploadId } = await ask((client, s3) =>
      client.send(new s3.CreateMultipartUploadCommand({ Bucket, Key, ...fileKind(name) })),
    );
    const upload = { Bucket, Key, UploadId };
    const Parts: CompletedPart[] = [];
    let bytes = 0;
    try {
      for await (const Body of pieces) {
        const PartNumber = Parts.length + 1;
        const { ETag } = await ask((client, s3) =>
          client.send(new s3.UploadPartCommand({ ...upload, PartNumber, Body })),
        );
        Parts.push({ PartNumber, ETag });
        bytes += Body.length;
      }
      await ask((client, s3) =>
        client.send(new s3.CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } })),
      );
    } catch (error) {
      // An upload that cannot be aborted now is removed with those of killed processes.
      await ask((client, s3) => client.send(new s3.AbortMultipartUploadCommand(upload))).catch(() => {});
      throw error;
    }
    return bytes;
  };

  return {
    write: async (name, source) => {
      const pieces = piecesOf(source);
      const first = await pieces.next();
      const second = await pieces.next();
      if (!first.done && !second.done) return inParts(name, chained([first.value, second.value], pieces));
      const bytes = first.done ? Buffer.alloc(0) : first.value;
      await put(name, bytes);
      return bytes.length;
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

async function* piecesOf(source: Readable): AsyncGenerator<Buffer, void> {
  let held: Buffer[] = [];
  let length = 0;
  for await (const part of source) {
    const bytes = Buffer.from(part);
    held.push(bytes);
    length += bytes.length;
    if (length < pieceBytes) continue;
    const all = Buffer.concat(held);
    const whole = length - (length % pieceBytes);
    for (let from = 0; from < whole; from += pieceBytes) yield all.subarray(from, from + pieceBytes);
    held = [all.subarray(whole)];
    length -= whole;
  }
  if (length > 0) yield Buffer.concat(held);
}

async function* chained(first: readonly Buffer[], rest: AsyncIterable<Buffer>) {
  yield* first;
  yield* rest;
}
