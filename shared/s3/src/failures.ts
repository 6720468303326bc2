import type { BucketAddress } from './address.ts';

/** The `code` of a temporary failure: the store does not answer, or reports that it cannot. */
export const storeAway = 'ESTOREAWAY';

/** A failed operation of the store. The message is one sentence for the mall's operator. */
class BucketError extends Error {
  readonly code: string | undefined;
  constructor(message: string, options: { cause: unknown; code: string | undefined }) {
    super(message, options);
    this.code = options.code;
  }
}

/** The status of a refusing answer; undefined when there was no answer. */
export const statusOf = (error: unknown): number | undefined => {
  const status = metadata(error).httpStatusCode;
  return typeof status === 'number' ? status : undefined;
};

/** Whether a request was repeated before it failed, so that the first may have succeeded. */
export const wasRepeated = (error: unknown): boolean => Number(metadata(error).attempts ?? 1) > 1;

/**
 * Whether the store itself reports that there is no such file; a 404 from anything else on the way proves
 * nothing.
 */
export const isMissingFile = (error: unknown): boolean => nameOf(error) === 'NoSuchKey';

/** One sentence about any failure; the library's error is its cause. */
export const told = ({ bucket, endpoint }: BucketAddress, error: unknown): BucketError => {
  if (error instanceof BucketError) return error;
  const store = `The store s3://${bucket}${endpoint === undefined ? '' : ` at ${endpoint}`}`;
  const name = nameOf(error);
  const status = statusOf(error);
  const isAway = status === undefined ? name !== 'CredentialsProviderError' : status >= 500;
  return new BucketError(`${store} ${reasonOf(name, status, error)}.`, {
    cause: error,
    code: isAway ? storeAway : undefined,
  });
};

const reasonOf = (name: string, status: number | undefined, error: unknown): string => {
  if (name === 'CredentialsProviderError')
    return 'needs credentials: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY';
  if (name === 'NoSuchBucket') return 'has no such bucket';
  if (status === undefined) return `does not answer (${codeOf(error) ?? messageOf(error)})`;
  if (status === 401 || status === 403) return `refuses these credentials (${name})`;
  return `could not do it (${status} ${name})`;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const metadata = (error: unknown): Record<string, unknown> =>
  isObject(error) && isObject(error.$metadata) ? error.$metadata : {};
const nameOf = (error: unknown): string => (error instanceof Error ? error.name : String(error));
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
const codeOf = (error: unknown): string | undefined =>
  isObject(error) && typeof error.code === 'string' ? error.code : undefined;
