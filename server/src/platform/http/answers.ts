import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { clock } from '../clock/clock.ts';

/** The data behind a cached answer; raising a stamp drops every answer made under it. */
export type Stamp = 'catalogue' | 'prices' | 'stock' | 'shops' | 'reviews' | 'promotion' | 'config';

export type StoredAnswer = {
  readonly bytes: Buffer;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The same bytes compressed: on the first call, then cached. */
  readonly brotli: () => Promise<Buffer>;
  /** The cached result of `brotli`. */
  readonly compressed: () => Buffer | undefined;
};

const leastCompressed = 1000;
const maxBytes = 32 * 1024 * 1024;
/** Other processes cannot raise our stamps: their changes show after this at the latest. */
const maxAgeMs = 10_000;

/**
 * Public answers as bytes with their ETag; the least recently used are dropped first. Never holds anything
 * personal.
 */
export const createAnswers = (now: () => number = clock.nowMs) => {
  const stamps = new Map<Stamp, number>();
  let versions = new WeakMap<readonly Stamp[], string>();
  const held = new Map<string, StoredAnswer & { at: number; version: string }>();
  let heldBytes = 0;
  const pending = new Map<string, Promise<StoredAnswer>>();

  const versionOf = (names: readonly Stamp[]): string => {
    const known = versions.get(names);
    if (known !== undefined) return known;
    const version = names.map((name) => stamps.get(name) ?? 0).join('.');
    versions.set(names, version);
    return version;
  };

  const peek = (key: string, names: readonly Stamp[]): StoredAnswer | undefined => {
    const found = held.get(key);
    if (found === undefined || found.version !== versionOf(names) || now() - found.at >= maxAgeMs)
      return undefined;
    held.delete(key);
    held.set(key, found);
    return found;
  };

  const drop = (key: string): void => {
    heldBytes -= held.get(key)?.bytes.length ?? 0;
    held.delete(key);
  };

  const keep = (key: string, version: string, bytes: Buffer): StoredAnswer => {
    drop(key);
    const answer = { ...toStored(bytes), at: now(), version };
    held.set(key, answer);
    heldBytes += bytes.length;
    for (const oldest of held.keys()) {
      if (heldBytes <= maxBytes) break;
      drop(oldest);
    }
    return answer;
  };

  return {
    raise: (...names: Stamp[]): void => {
      for (const name of names) stamps.set(name, (stamps.get(name) ?? 0) + 1);
      versions = new WeakMap();
    },
    /** Changes when one of these stamps is raised. */
    version: versionOf,
    /** The answer under a key if it is cached and still valid. */
    peek,
    /** The last answer under a key, however old, with its age: better than none while no other can be made. */
    last: (key: string): StoredAnswer | undefined => {
      const found = held.get(key);
      if (found === undefined) return undefined;
      return { ...found, headers: { ...found.headers, age: String(Math.floor((now() - found.at) / 1000)) } };
    },
    /** The answer under a key, made once for all simultaneous requests. */
    get: async (key: string, names: readonly Stamp[], make: () => Promise<string>): Promise<StoredAnswer> => {
      const found = peek(key, names);
      if (found !== undefined) return found;
      const version = versionOf(names);
      const full = `${version}|${key}`;
      const running = pending.get(full);
      if (running !== undefined) return running;
      const made = make()
        .then((text) => keep(key, version, Buffer.from(text)))
        .finally(() => pending.delete(full));
      pending.set(full, made);
      return made;
    },
  };
};

export type Answers = ReturnType<typeof createAnswers>;

/** How a browser gets an answer: not again, because it has it; compressed; or as it is. */
export const formOf = (
  asked: IncomingHttpHeaders,
  { etag, bytes }: StoredAnswer,
): 'none' | 'brotli' | 'plain' => {
  if (asked['if-none-match'] === etag) return 'none';
  const accepted = asked['accept-encoding'];
  return accepted !== undefined && bytes.length >= leastCompressed && /\bbr\b/.test(accepted)
    ? 'brotli'
    : 'plain';
};

const brotli = promisify(brotliCompress);

const toStored = (bytes: Buffer): StoredAnswer => {
  // Weak: the same answer has the same tag compressed and plain.
  const etag = `W/"${createHash('sha1').update(bytes).digest('base64url')}"`;
  const headers = {
    etag,
    'cache-control': 'private, no-cache',
    vary: 'code, lang, x-locale, accept-encoding',
    'content-type': 'application/json; charset=utf-8',
  };
  let making: Promise<Buffer> | undefined;
  let made: Buffer | undefined;
  const make = async () => (made = await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }));
  return { bytes, etag, headers, brotli: () => (making ??= make()), compressed: () => made };
};
