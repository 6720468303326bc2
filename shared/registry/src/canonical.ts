import { createHash } from 'node:crypto';

/** A value as bytes that do not depend on the order of its keys: what is signed, and what digests are made of. */
export const bytesOf = (value: unknown): Buffer => Buffer.from(JSON.stringify(value, inOrder));

/** SHA-256 of a document without its signature, in hexadecimal: the name of exactly this document. */
export const digestOf = (document: object): string =>
  createHash('sha256').update(bytesOf(document)).digest('hex');

const inOrder = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;
