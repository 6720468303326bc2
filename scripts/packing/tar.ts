import { gzipSync } from 'node:zlib';

export type PackedFile = { path: string; bytes: Buffer };

/**
 * The files as npm's tarball: sorted by path, without an owner, with one fixed time, so that the same files
 * give the same bytes on every machine and day.
 */
export const tarball = (files: readonly PackedFile[]): Buffer => {
  const sorted = files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const end = Buffer.alloc(2 * blockSize);
  return gzipSync(Buffer.concat([...sorted.map(entry), end]), { level: 9 });
};

const blockSize = 512;
/** npm's own: some unpackers treat a time of zero as an error. */
const moment = Date.UTC(1985, 9, 26, 8, 15) / 1000;

const entry = ({ path, bytes }: PackedFile): Buffer => {
  const padding = Buffer.alloc((blockSize - (bytes.length % blockSize)) % blockSize);
  return Buffer.concat([header(`package/${path}`, bytes.length), bytes, padding]);
};

/**
 * One block as POSIX defines it: numbers in octal, and a checksum of all bytes in which the checksum itself
 * counts as spaces.
 */
const header = (path: string, size: number): Buffer => {
  if (Buffer.byteLength(path) > 100) throw new Error(`${path} is too long a name for a tarball.`);
  const block = Buffer.alloc(blockSize);
  const octal = (value: number, length: number): string => `${value.toString(8).padStart(length - 1, '0')}\0`;
  block.write(path, 0);
  block.write(octal(0o644, 8), 100);
  block.write(octal(0, 8), 108);
  block.write(octal(0, 8), 116);
  block.write(octal(size, 12), 124);
  block.write(octal(moment, 12), 136);
  block.write(' '.repeat(8), 148);
  block.write('0', 156);
  block.write('ustar\x0000', 257);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return block;
};
