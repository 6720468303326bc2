import { createHash } from 'node:crypto';

/** What a cached answer depends on; raising a stamp forgets every answer made under it. */
export type Stamp = 'catalogue' | 'prices' | 'stock' | 'shops' | 'reviews' | 'promotion' | 'config';

export type StoredAnswer = { readonly bytes: Buffer; readonly etag: string };

const maxEntries = 5000;
/** Other processes cannot raise our stamps: their changes show after this at the latest. */
const maxAgeMs = 10_000;

/** Public answers as bytes with their ETag, least recently used out first. Never holds anything personal. */
export const createAnswers = (now: () => number = Date.now) => {
  const stamps = new Map<Stamp, number>();
  const held = new Map<string, StoredAnswer & { at: number }>();
  const versionOf = (names: readonly Stamp[]) => names.map((name) => stamps.get(name) ?? 0).join('.');
  const pending = new Map<string, Promise<StoredAnswer>>();

  return {
    raise: (...names: Stamp[]): void => {
      for (const name of names) stamps.set(name, (stamps.get(name) ?? 0) + 1);
    },
    /** Changes whenever one of these stamps is raised. */
    version: versionOf,
    /** The answer under a key, made once however many ask at the same time. */
    get: async (key: string, names: readonly Stamp[], make: () => Promise<string>): Promise<StoredAnswer> => {
      const full = `${versionOf(names)}|${key}`;
      const found = held.get(full);
      if (found !== undefined && now() - found.at < maxAgeMs) {
        held.delete(full);
        held.set(full, found);
        return found;
      }
      const running = pending.get(full);
      if (running !== undefined) return running;
      const made = make()
        .then((text) => {
          const bytes = Buffer.from(text);
          const answer = {
            bytes,
            etag: `"${createHash('sha1').update(bytes).digest('base64url')}"`,
            at: now(),
          };
          held.set(full, answer);
          const oldest = held.size > maxEntries ? held.keys().next().value : undefined;
          if (oldest !== undefined) held.delete(oldest);
          return answer;
        })
        .finally(() => pending.delete(full));
      pending.set(full, made);
      return made;
    },
  };
};

export type Answers = ReturnType<typeof createAnswers>;
