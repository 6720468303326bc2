/** A folder in a bucket. Without an endpoint it is Amazon's; without a region the environment's. */
export type BucketAddress = {
  readonly bucket: string;
  /** The start of every key, followed by a slash; empty for the whole bucket. */
  readonly prefix: string;
  readonly endpoint?: string;
  readonly region?: string;
};

export const isBucketAddress = (text: string): boolean => text.startsWith('s3://');

/**
 * `s3://bucket/prefix?endpoint=https://…&region=…`; undefined when it is invalid. It never contains secrets.
 */
export const readBucketAddress = (text: string): BucketAddress | undefined => {
  if (!isBucketAddress(text) || !URL.canParse(text)) return undefined;
  const { hostname: bucket, pathname, searchParams, username, port } = new URL(text);
  const prefix = pathname.replaceAll(/^\/+|\/+$/g, '');
  const endpoint = searchParams.get('endpoint');
  const region = searchParams.get('region');
  const known = [...searchParams.keys()].every((key) => key === 'endpoint' || key === 'region');
  const isNamed = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket) && username === '' && port === '';
  if (!isNamed || !known || !isKey(prefix) || (endpoint !== null && !/^https?:\/\/[^/]/.test(endpoint)))
    return undefined;
  return {
    bucket,
    prefix,
    ...(endpoint === null ? {} : { endpoint }),
    ...(region === null ? {} : { region }),
  };
};

const isKey = (prefix: string): boolean =>
  prefix === '' || prefix.split('/').every((step) => /^[\w.-]+$/.test(step) && !/^\.+$/.test(step));

/** The key of a file. Throws when its name leads out of the prefix. */
export const keyOf = ({ prefix }: BucketAddress, name: string): string => {
  if (name.split('/').some((step) => step === '' || step === '.' || step === '..'))
    throw new Error(`${name} leaves the store`);
  return prefix === '' ? name : `${prefix}/${name}`;
};

/** The name of a file from its key. */
export const nameOf = ({ prefix }: BucketAddress, key: string): string =>
  prefix === '' ? key : key.slice(prefix.length + 1);
