import { sql } from 'kysely';
import type { Db } from '../../db/open.ts';
import { inTransaction } from '../../db/transaction.ts';
import { lastLink, unsealed } from './chain.queries.ts';
import { beginning, type Link, linkOf } from './digest.ts';

/** Any number that only this uses: two processes never seal at once. */
const sealing = 45_064;
const mostTogether = 1000;

/**
 * Adds the changes that were recorded since to the chain, and returns its last link; undefined when there was nothing
 * to add. May run twice.
 */
export const sealAudit = async (db: Db): Promise<Link | undefined> => {
  let last: Link | undefined;
  for (;;) {
    const more = await inTransaction(db, async (tx) => {
      await sql`select pg_advisory_xact_lock(${sealing})`.execute(tx);
      const rows = await unsealed(tx, mostTogether);
      if (rows.length === 0) return undefined;
      let before = (await lastLink(tx)) ?? beginning;
      const links = rows.map((row) => (before = linkOf(before, row)));
      const ids = rows.map(({ id }) => id);
      await sql`insert into audit_chain (seq, audit_id, digest)
        select seq, id, decode(digest, 'hex') from unnest(${links.map(({ seq }) => seq)}::bigint[], ${ids}::text[],
          ${links.map(({ digest }) => digest)}::text[]) as links(seq, id, digest)`.execute(tx);
      await sql`delete from audit_unsealed where audit_id = any(${ids}::text[])`.execute(tx);
      return before;
    });
    if (more === undefined) return last;
    last = more;
  }
};
