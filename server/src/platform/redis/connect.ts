import { Redis } from 'ioredis';

/** A connection for limits and the gate of flash sales, both of which fall back to memory; null without an address. */
export const connectRedis = (url: string | undefined): Redis | null => {
  if (url === undefined) return null;
  const redis = new Redis(url, { maxRetriesPerRequest: 1, commandTimeout: 200, enableAutoPipelining: true });
  redis.on('error', () => {}); // what asks Redis meets the error itself
  return redis;
};
