import type { S3Client } from '@aws-sdk/client-s3';
import type { BucketAddress } from './address.ts';
import { told } from './failures.ts';

type Sdk = typeof import('@aws-sdk/client-s3');
/** Does one piece of work with the client; what fails is one sentence (BucketError). */
export type Ask = <T>(work: (client: S3Client, s3: Sdk) => Promise<T>) => Promise<T>;

/** The library is loaded by the first question: a mall on folders never reads it. */
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

/** A client whose every request is bounded: time to connect and time to answer (milliseconds), three tries. */
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
      throwOnRequestTimeout: true, // without it a request that takes too long is a line in the log
      socketTimeout: 30_000,
    },
    // Checksums in a trailer are not understood by every store; ours are in the header.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
};
