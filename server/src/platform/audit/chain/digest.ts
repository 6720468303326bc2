import { createHash } from 'node:crypto';

/** A change as the chain holds it: each column as text, as the database gives it. */
export type Sealable = {
  readonly id: string;
  /** UTC, with microseconds. */
  readonly at: string;
  readonly actor_id: string | null;
  readonly shop_id: string | null;
  readonly action: string;
  readonly object: string;
  readonly diff: string;
  readonly request_id: string | null;
  readonly ip: string | null;
};

/** The place of a change in the chain. */
export type Link = { readonly seq: number; readonly digest: string };

/** Before the first change. */
export const beginning: Link = { seq: 0, digest: '0'.repeat(64) };

/** The next link: SHA-256 (hex) over the one before it and the change. */
export const linkOf = (before: Link, row: Sealable): Link => {
  const seq = before.seq + 1;
  const { id, at, actor_id, shop_id, action, object, diff, request_id, ip } = row;
  const text = JSON.stringify([
    before.digest,
    seq,
    ...[id, at, actor_id, shop_id, action, object, diff, request_id, ip],
  ]);
  return { seq, digest: createHash('sha256').update(text).digest('hex') };
};
