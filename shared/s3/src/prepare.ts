import { randomUUID } from 'node:crypto';
import type { BucketAddress } from './address.ts';
import { type Bucket, openBucket } from './bucket.ts';
import { createAsk } from './client.ts';
import { statusOf } from './failures.ts';

export type Prepared = { made: boolean; keepsConditions: boolean };
const writers = 8;

/**
 * Creates the bucket when there is none, and tests whether exactly one of several writers wins. It leaves
 * nothing behind.
 */
export const prepareBucket = async (address: BucketAddress): Promise<Prepared> => {
  const made = await makeBucket(address);
  const bucket = openBucket(address);
  const name = `trial-${randomUUID()}`;
  try {
    if ((await winners(bucket, name, null)) !== 1) return { made, keepsConditions: false };
    const first = await bucket.get(name);
    const keepsConditions =
      (await winners(bucket, name, first?.tag ?? '')) === 1 &&
      (await winners(bucket, name, first?.tag ?? '')) === 0 &&
      (await winners(bucket, name, null)) === 0;
    return { made, keepsConditions };
  } finally {
    await bucket.remove([name]);
  }
};

/** How many of several simultaneous writers succeed. */
const winners = async (bucket: Bucket, name: string, over: string | null): Promise<number> => {
  const texts = Array.from({ length: writers }, () => Buffer.from(randomUUID()));
  const told = await Promise.all(texts.map((text) => bucket.put(name, text, { over })));
  return told.filter(Boolean).length;
};

const makeBucket = async (address: BucketAddress): Promise<boolean> => {
  const { bucket: Bucket } = address;
  return createAsk(address)(async (client, s3) => {
    try {
      await client.send(new s3.HeadBucketCommand({ Bucket }));
      return false;
    } catch (error) {
      if (statusOf(error) !== 404) throw error;
    }
    await client.send(new s3.CreateBucketCommand({ Bucket }));
    return true;
  });
};
