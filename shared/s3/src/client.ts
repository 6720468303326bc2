import type { S3Client } from '@aws-sdk/client-s3';
import type { BucketAddress } from './address.ts';
import { told } from './failures.ts';

type Sdk = typeof import('@aws-sdk/client-s3');
/** Runs one operation with the client; a failure is one sentence (BucketError). */
export type Ask = <T>(work: (client: S3Client, s3: Sdk) => Promise<T>) => Promise<T>;

/** The first request loads the library: a mall on folders never loads it. */
export const createAsk = (address: BucketAddress, given?: S3Client): Ask => {
  let opened: Promise<readonly [S3Client, Sdk]> | undefined;
  const open = async () =>
    [given ?? (await createClient(address)), await import('@aws-sdk/client-s3')] as const;
  return async (work) => {
    opened ??= open();
    try {
      return await work(...(await opened));
    } catch (error) {
      throw told(address, error);
    }
  };
};

/**
 * A client with limits on every request: time to connect and time to answer (milliseconds), three attempts.
 */
export const createClient = async (
  { endpoint, region }: BucketAddress,
  { connectionTimeout = 2000, requestTimeout = 10_000 } = {},
): Promise<S3Client> => {
  const { S3Client: Client } = await import('@aws-sdk/client-s3');
  return new Client({
    region: region ?? process.env.AWS_REGION ?? 'us-east-1',
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout,
      requestTimeout,
      throwOnRequestTimeout: true, // otherwise a request that takes too long is only logged
      socketTimeout: 30_000,
    },
    // Some stores do not support checksums in a trailer; ours are in the header.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
};
