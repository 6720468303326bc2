import type { Texts } from '@mall/contract/core/languages';
import { sql } from 'kysely';
import { openField } from '../../platform/sealed-fields/fields.ts';
import { askedWith } from '../../platform/sealed-fields/found.queries.ts';
import type { Reader, Tx } from '../../platform/db/open.ts';

export type WantRow = {
  readonly id: string;
  readonly no: string;
  readonly contact: string;
  readonly phone: string;
  readonly region: string;
  readonly quantity: number;
  readonly brand: string;
  readonly remark: string;
  readonly images: readonly string[];
  readonly product_id: number | null;
  readonly product_name: Texts | null;
  readonly product_image: string | null;
  readonly design_id: string | null;
  readonly valid_until: Date;
  readonly verify: 'notVerified' | 'real' | 'fake';
  readonly end_reason: 'won' | 'lost' | 'cancelled' | null;
  readonly created_at: Date;
  readonly quote: { id: string; total: number; validUntil: string; orderId: string | null } | null;
  readonly total: number;
};

/** Wanted purchases of a member; the latest first. */
export const wantsOf = async (
  reader: Reader,
  userId: string,
  { page, size, open }: { page: number; size: number; open?: boolean | undefined },
): Promise<WantRow[]> => {
  const { rows } = await sql<WantRow>`
    select w.id, w.no, w.contact, w.phone, w.region, w.quantity, w.brand, w.remark, w.images, w.product_id, w.design_id,
      w.valid_until,
      w.verify, w.end_reason, w.created_at, p.name as product_name, p.images->>0 as product_image, (
        select jsonb_build_object('id', q.id, 'validUntil', q.valid_until, 'orderId', q.order_id,
          'total', q.freight + (select sum(l.qty::bigint * l.unit_price) from quote_lines l where l.quote_id = q.id))
        from quotes q where q.want_id = w.id
          and (q.status = 'accepted' or (q.status = 'sent' and q.valid_until > now()))) as quote,
          count(*) over ()::int as total
    from wants w left join products p on p.id = w.product_id
    where w.user_id = ${userId}
      and (${open !== true} or (w.ended_at is null and w.valid_until > now()))
    order by w.created_at desc, w.id limit ${size} offset ${(page - 1) * size}`.execute(reader);
  return rows;
};

/** The number of a member's open ones, and of those sent from this number since a moment. */
export const countsOf = async (
  tx: Tx,
  { userId, phone, since }: { userId: string | null; phone: string; since: Date },
): Promise<{ open: number; sent: number }> => {
  const { rows } = await sql<{ open: number; sent: number }>`
    select
      (select count(*)::int from wants where user_id = ${userId} and ended_at is null and valid_until > now()) as open,
      (select count(*)::int from wants w where ${askedWith(phone)} and created_at > ${since}) as sent`.execute(
    tx,
  );
  return rows[0] ?? { open: 0, sent: 0 };
};

/** The names of a district with its city and province, when each contains the next. */
export const regionWords = async (
  reader: Reader,
  { provinceId, cityId, districtId }: { provinceId: number; cityId: number; districtId: number },
): Promise<string | null> => {
  const { rows } = await sql<{ words: string }>`
    select p.name || ' ' || c.name || ' ' || d.name as words
    from regions d join regions c on c.id = d.parent_id join regions p on p.id = c.parent_id
    where d.id = ${districtId} and c.id = ${cityId} and p.id = ${provinceId}`.execute(reader);
  return rows[0]?.words ?? null;
};

/** The person behind a wanted purchase of a shop, or (null) of the mall itself. */
export const contactOf = async (reader: Reader, shopId: string | null, id: string) => {
  const row = await reader
    .selectFrom('wants')
    .select(['contact', 'phone'])
    .where('id', '=', id)
    .where('shop_id', shopId === null ? 'is' : '=', shopId)
    .executeTakeFirst();
  return row && { ...row, phone: openField(row.phone, id) };
};
