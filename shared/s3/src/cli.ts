import { readBucketAddress } from './address.ts';
import { prepareBucket } from './prepare.ts';

/**
 * `node shared/s3/src/cli.ts s3://one s3://two`: creates missing buckets and reports what each one supports.
 */
const usage = 'Usage: node shared/s3/src/cli.ts s3://bucket/prefix?endpoint=https://…&region=… …\n';

const run = async (words: readonly string[]): Promise<number> => {
  const addresses = words.map(readBucketAddress);
  if (addresses.length === 0 || addresses.includes(undefined)) {
    process.stderr.write(usage);
    return 2;
  }
  for (const address of addresses.filter((each) => each !== undefined)) {
    const { made, keepsConditions } = await prepareBucket(address);
    const use = keepsConditions
      ? 'good for remotes and for media'
      : 'good for media only: of several who write on a condition not exactly one wins, so a registry would lose changes';
    process.stdout.write(`s3://${address.bucket} ${made ? 'was made' : 'is there'}, ${use}\n`);
  }
  return 0;
};

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
