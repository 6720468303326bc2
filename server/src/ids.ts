import { randomInt, randomUUID } from 'node:crypto';
import { dayInShanghai } from './text/day.ts';

/** A UUIDv7 (RFC 9562 §5.7): sorted by time to the millisecond, made by the program so that inserts need no sequence. */
export const newId = (now = Date.now()): string => {
  const time = now.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`; // Node keeps random bytes for these in stock
};

/** An order number people can read out: date in Shanghai and ten digits. Unique by constraint, tried again on a clash. */
export const newOrderNo = (now = new Date()): string => {
  const day = dayInShanghai(now).replaceAll('-', '');
  return `${day}${String(randomInt(10_000_000_000)).padStart(10, '0')}`;
};
