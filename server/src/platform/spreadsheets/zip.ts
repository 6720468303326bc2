import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { Refusal } from '@mall/contract/core/refusals';
import { textOf } from './text.ts';
import { codeOf } from '../db/error-code.ts';

const inflate = promisify(inflateRaw);
const endOfDirectory = 0x06054b50;
const inDirectory = 0x02014b50;
const endBytes = 22;
const entryBytes = 46;
const localBytes = 30;
const farthestEnd = 65_557;
const stored = 0;
const deflated = 8;

/** The limits of a zip file: entries, and total bytes when unpacked. */
export const zipLimits = { entries: 300, bytes: 80 * 1024 * 1024 } as const;

/** An entry of the directory of a zip file; `says` is how many bytes it declares to have unpacked. */
export type ZipEntry = { name: string; method: number; packed: number; says: number; at: number };

/**
 * Unpacks every entry of a workbook once, so that later code can rely on its true size being within the
 * limit, whatever the file declares; returns the text of the worksheets. Throws import.notTable,
 * import.tooBig.
 */
export const unpackedSheets = async (
  bytes: Buffer,
  limits: { entries: number; bytes: number } = zipLimits,
): Promise<string[]> => {
  const entries = directoryOf(bytes, limits.entries);
  if (entries.reduce((sum, { says }) => sum + says, 0) > limits.bytes) throw new Refusal('import.tooBig');
  const sheets: string[] = [];
  let left = limits.bytes;
  for (const entry of entries) {
    const content = await unpacked(bytes, entry, left);
    // The reader would believe an entry that lies about its size.
    if (content.length !== entry.says) throw new Refusal('import.notTable');
    left -= content.length;
    if (/^xl\/worksheets\/[^/]+\.xml$/.test(entry.name)) sheets.push(content.toString('utf8'));
  }
  return sheets;
};

/**
 * The files of a zip file, none unpacked. Names may be in UTF-8 or, as programs in China write them, in GB 18030.
 * Throws import.notTable, import.tooBig.
 */
export const zipEntries = (bytes: Buffer, limits: { entries: number; bytes: number }): ZipEntry[] => {
  const entries = directoryOf(bytes, limits.entries);
  if (entries.reduce((sum, { says }) => sum + says, 0) > limits.bytes) throw new Refusal('import.tooBig');
  return entries.filter(({ name }) => !name.endsWith('/'));
};

/** One of them, exactly as long as it declares. Throws import.notTable, import.tooBig. */
export const unpackEntry = async (bytes: Buffer, entry: ZipEntry): Promise<Buffer> => {
  const content = await unpacked(bytes, entry, entry.says);
  if (content.length !== entry.says) throw new Refusal('import.notTable');
  return content;
};

const unpacked = async (bytes: Buffer, entry: ZipEntry, most: number): Promise<Buffer> => {
  const from = entry.at + localBytes + u16(bytes, entry.at + 26) + u16(bytes, entry.at + 28);
  const packed = bytes.subarray(from, from + entry.packed);
  if (entry.method === stored) return packed;
  if (entry.method !== deflated) throw new Refusal('import.notTable');
  try {
    return await inflate(packed, { maxOutputLength: Math.max(1, most) });
  } catch (error) {
    const tooLarge = codeOf(error) === 'ERR_BUFFER_TOO_LARGE';
    throw new Refusal(tooLarge ? 'import.tooBig' : 'import.notTable');
  }
};

/** The directory at the end of the file, as the reader takes it: the last end of a directory. */
const directoryOf = (bytes: Buffer, most: number): ZipEntry[] => {
  let end = bytes.length - endBytes;
  const first = Math.max(0, bytes.length - farthestEnd);
  while (end >= first && bytes.readUInt32LE(end) !== endOfDirectory) end -= 1;
  if (end < first) throw new Refusal('import.notTable');
  const count = u16(bytes, end + 10);
  if (count > most) throw new Refusal('import.tooBig');
  const entries: ZipEntry[] = [];
  let at = u32(bytes, end + 16);
  for (let index = 0; index < count; index += 1) {
    if (u32(bytes, at) !== inDirectory) throw new Refusal('import.notTable');
    const nameBytes = u16(bytes, at + 28);
    entries.push({
      name: textOf(
        inside(bytes, at + entryBytes, nameBytes).subarray(at + entryBytes, at + entryBytes + nameBytes),
      ),
      method: u16(bytes, at + 10),
      packed: u32(bytes, at + 20),
      says: u32(bytes, at + 24),
      at: u32(bytes, at + 42),
    });
    at += entryBytes + nameBytes + u16(bytes, at + 30) + u16(bytes, at + 32);
  }
  return entries;
};

const u16 = (bytes: Buffer, at: number): number => inside(bytes, at, 2).readUInt16LE(at);
const u32 = (bytes: Buffer, at: number): number => inside(bytes, at, 4).readUInt32LE(at);
const inside = (bytes: Buffer, at: number, size: number): Buffer => {
  if (at < 0 || at + size > bytes.length) throw new Refusal('import.notTable');
  return bytes;
};
