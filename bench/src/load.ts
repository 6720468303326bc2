import { createRequire } from 'node:module';
import { run } from '../../scripts/lib/run.ts';

const autocannon = createRequire(import.meta.url).resolve('autocannon');

export type Load = { url: string; headers?: Record<string, string> };
export type Answered = { perSecond: number; p50: number; p99: number; bytes: number };

/**
 * Requests one address over 50 connections for some seconds, from a process of its own. Throws when an answer
 * was not 2xx.
 */
export const hammer = async ({ url, headers = {} }: Load, seconds: number): Promise<Answered> => {
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  const args = [autocannon, '-j', '-c', '50', '-d', String(seconds), ...named, url];
  const { code, stdout, output } = await run(process.execPath, args);
  if (code !== 0) throw new Error(`autocannon ended with ${code}:\n${output}`);
  const result: AutocannonResult = JSON.parse(stdout);
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} answers were not 2xx, ${result.errors} failed`);
  const answers = Math.max(1, result.requests.total);
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    bytes: Math.round(result.throughput.total / answers),
  };
};

type AutocannonResult = {
  non2xx: number;
  errors: number;
  requests: { average: number; total: number };
  latency: { p50: number; p99: number };
  throughput: { total: number };
};

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
};
