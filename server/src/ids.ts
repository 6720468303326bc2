import { randomBytes, randomInt } from 'node:crypto';
import { dayInShanghai } from './text/day.ts';

/** A UUIDv7 (RFC 9562 §5.7): sorted by time to the millisecond, made by the program so that inserts need no sequence. */
export const newId = (now = Date.now()): string => {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
};

/** An order number people can read out: date in Shanghai and eight digits. Unique by constraint, tried again on a clash. */
export const newOrderNo = (now = new Date()): string => {
  const day = dayInShanghai(now).replaceAll('-', '');
  return `${day}${String(randomInt(100_000_000)).padStart(8, '0')}`;
};
