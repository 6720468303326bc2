import { Refusal } from '@mall/contract/core/refusals';
import { hourMs } from '@mall/contract/core/time';
import type { Limits } from '../../platform/http/rate-limits.ts';
import { bucketOf } from './buckets.ts';
import type { CountedEvent, TelemetryEvent } from './events.ts';
import type { Count } from './keep-counts.ts';
import { clock } from '../../platform/clock/clock.ts';

/**
 * The part of a batch that is counted. One address counts 5 pages a day for a version of a remote, whole
 * pages with their outcome, and 5 values of each vital: one machine can then neither make a version look bad
 * (health.ts) nor drown the reports of others.
 */
export const countedOf = async (
  events: readonly TelemetryEvent[],
  address: string,
  limits: Limits,
): Promise<Count[]> => {
  const counts: Count[] = [];
  for (const event of events) {
    if (event.kind !== 'load' && event.kind !== 'vital') continue;
    if (await isWithin(limits, event, address)) counts.push(...rowsOf(event));
  }
  return counts.filter(hasRoom);
};

const rowsOf = (event: CountedEvent): Count[] => {
  const { remote, version, channel } = event;
  if (event.kind === 'load') {
    const load = { remote, version, channel, route: '', bucket: 0 };
    return [{ ...load, what: 'load' }, ...(event.good ? [] : [{ ...load, what: 'bad' }])];
  }
  // The speed of a developer's own choice is irrelevant for visitors.
  if (channel === 'override') return [];
  const bucket = bucketOf(event.name, event.value);
  return [{ remote, version, channel: '', route: event.route, what: event.name, bucket }];
};

const isWithin = async (limits: Limits, event: CountedEvent, address: string): Promise<boolean> => {
  const what = event.kind === 'vital' ? ` ${event.name}` : '';
  try {
    await limits.take('telemetryPages', `${networkOf(address)} ${event.remote}@${event.version}${what}`);
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.reason === 'tooFast') return false;
    throw error;
  }
};

/** One machine has a whole /64 of IPv6 addresses. */
export const networkOf = (address: string): string => {
  if (!address.includes(':') || address.includes('.')) return address;
  const [before = '', after] = address.split('::');
  const head = before.split(':').filter((part) => part !== '');
  const tail = (after ?? '').split(':').filter((part) => part !== '');
  const zeros = after === undefined ? 0 : 8 - head.length - tail.length;
  return [...head, ...Array<string>(Math.max(0, zeros)).fill('0'), ...tail].slice(0, 4).join(':');
};

const mostKinds = 5000;
let hour = 0;
const kinds = new Set<string>();

/** Somebody who invents pages fills at most this many rows an hour. */
const hasRoom = (count: Count): boolean => {
  const now = Math.floor(clock.nowMs() / hourMs);
  if (now !== hour) kinds.clear();
  hour = now;
  const kind = JSON.stringify(count);
  if (!kinds.has(kind) && kinds.size >= mostKinds) return false;
  kinds.add(kind);
  return true;
};
