import { createHash } from 'node:crypto';

/**
 * A Bloom filter over folded passwords: 2^21 bits, 15 of them for each. What is in it is always found; with the 98,000
 * passwords that it holds, one of 29,000 others is found as well, and its owner chooses another.
 */
const bits = 2 ** 21;
const hashes = 15;

export const emptyFilter = (): Buffer => Buffer.alloc(bits / 8);

/** The same password in another case, or typed in another form of the same letters, is as common. */
export const foldedPassword = (password: string): string => password.normalize('NFKC').toLowerCase();

export const addTo = (filter: Buffer, password: string): void => {
  for (const bit of bitsOf(password)) filter[bit >> 3] = (filter[bit >> 3] ?? 0) | (1 << (bit & 7));
};

export const isIn = (filter: Buffer, password: string): boolean =>
  bitsOf(password).every((bit) => ((filter[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0);

/** Two hashes make all of them (Kirsch and Mitzenmacher). */
const bitsOf = (password: string): number[] => {
  const digest = createHash('sha256').update(foldedPassword(password)).digest();
  const [one, two] = [digest.readUInt32BE(0), (digest.readUInt32BE(4) | 1) >>> 0];
  return Array.from({ length: hashes }, (_, at) => (one + at * two) % bits);
};
