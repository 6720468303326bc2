import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../db/open.ts';
import type { Link, Sealable } from './digest.ts';

/** The columns of a change, each as the text that its digest is made of. */
const columns = (log: string): RawBuilder<unknown> => {
  const of = (column: string): RawBuilder<unknown> => sql.ref(`${log}.${column}`);
  return sql`${of('id')}, to_char(${of('at')} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at,
    ${of('actor_id')}, ${of('shop_id')}, ${of('action')}, ${of('object')}, ${of('diff')}::text as diff,
    ${of('request_id')}, ${of('ip')}`;
};

export const lastLink = async (reader: Reader): Promise<Link | undefined> => {
  const { rows } = await sql<Link>`
    select seq, encode(digest, 'hex') as digest from audit_chain order by seq desc limit 1`.execute(reader);
  return rows[0];
};

/** Changes that the chain does not have yet, oldest first. */
export const unsealed = async (reader: Reader, most: number): Promise<Sealable[]> => {
  const { rows } = await sql<Sealable>`
    select ${columns('a')} from audit_unsealed u join audit_log a on a.id = u.audit_id
    order by a.at, a.id limit ${most}`.execute(reader);
  return rows;
};

/** A link with its change; the fields of a change that is gone are null. */
export type Sealed = Link & { readonly audit_id: string; readonly row: Sealable | null };

/** Links after a place, in their order. */
export const linksAfter = async (reader: Reader, seq: number, most: number): Promise<Sealed[]> => {
  const { rows } = await sql<Link & Sealable & { audit_id: string }>`
    select c.seq, encode(c.digest, 'hex') as digest, c.audit_id, ${columns('a')}
    from audit_chain c left join audit_log a on a.id = c.audit_id
    where c.seq > ${seq} order by c.seq limit ${most}`.execute(reader);
  return rows.map(({ seq: at, digest, audit_id, ...row }) => ({
    seq: at,
    digest,
    audit_id,
    row: (row.id as string | null) === null ? null : row, // of an outer join
  }));
};

/** Changes that nothing sealed although there was time to, and that nothing will. */
export const leftOut = async (
  reader: Reader,
  afterMinutes: number,
): Promise<{ late: number; lost: number }> => {
  const { rows } = await sql<{ late: number; lost: number }>`
    select count(*) filter (where u.audit_id is not null and a.at < now() - make_interval(mins => ${afterMinutes}))::int
        as late,
      count(*) filter (where u.audit_id is null)::int as lost
    from audit_log a left join audit_chain c on c.audit_id = a.id left join audit_unsealed u on u.audit_id = a.id
    where c.seq is null`.execute(reader);
  return rows[0] ?? { late: 0, lost: 0 };
};
