import { randomInt, randomUUID } from 'node:crypto';
import { dayInShanghai } from '../i18n/day.ts';
import { clock } from '../clock/clock.ts';

let last = 0;
let count = 0;

/**
 * A UUIDv7 (RFC 9562 §5.7), made by the program so that inserts need no sequence. Ids of one process sort in
 * the order they were made, within a millisecond too (§6.2, method 1), and when the clock is set back: a list
 * by time and id has the steps in their order.
 */
export const newId = (): string => {
  const now = clock.nowMs();
  const random = randomUUID(); // Node caches random bytes for these
  if (now > last) [last, count] = [now, Number.parseInt(random.slice(15, 18), 16) >> 1];
  else if (count < 0xfff) count += 1;
  else [last, count] = [last + 1, 0];
  return uuidOf(last, count, random);
};

/** An id for an event at another time (ms since 1970), sorted among the others to the millisecond. */
export const idOfTime = (ms: number): string => {
  const random = randomUUID();
  return uuidOf(ms, Number.parseInt(random.slice(15, 18), 16), random);
};

/** All ids made from this time on (ms since 1970) sort after it, as far as clocks agree. */
export const idFloor = (ms: number): string => uuidOf(ms, 0, '').slice(0, 15);

const uuidOf = (ms: number, within: number, random: string): string => {
  const time = ms.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${within.toString(16).padStart(3, '0')}${random.slice(18)}`;
};

/**
 * An order number people can read out: date in Shanghai and ten digits. Unique by constraint, retried on a
 * clash.
 */
export const newOrderNo = (now = clock.now()): string => {
  const day = dayInShanghai(now).replaceAll('-', '');
  return `${day}${String(randomInt(10_000_000_000)).padStart(10, '0')}`;
};
