import { pickText, type Texts } from '@mall/contract/core/languages';
import type { Input, Item, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { type RawBuilder, sql } from 'kysely';
import { noteOperator } from '../../platform/audit/operator.ts';
import { type Db, json, type Tx } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Member } from '../../platform/http/caller.ts';
import { once } from '../../platform/http/idempotency.ts';
import { newId } from '../../platform/ids/ids.ts';
import { grantCoupon } from './grant.ts';

type Template = Item<'platformCoupon.list'>;
type New = Input<'platformCoupon.create'>;
type Row = Omit<Template, 'name' | 'takeFrom' | 'takeTo'> & {
  name: Texts;
  takeFrom: Date;
  takeTo: Date;
  all_rows: number;
};

/** What an operator does with coupons (decisions 2.13). */
export const createCouponTemplates = ({ db }: { db: Db }) => ({
  list: async (
    { language }: Member,
    { status, page, size }: Input<'platformCoupon.list'>,
  ): Promise<Output<'platformCoupon.list'>> => {
    const { rows } = await sql<Row>`
      select t.id, t.name, t.kind, t.value, t.scope, t.source, t.funder, t.shop_id as "shopId", t.total, t.taken, t.take_from as "takeFrom",
        t.take_to as "takeTo", t.status, u.used, u.saved, t.all_rows
      from (select *, count(*) over () as all_rows from coupon_templates where ${status} = 'all' or status = ${status}
        order by created_at desc, id desc limit ${size} offset ${(page - 1) * size}) t
      cross join lateral (select count(*)::int as used, coalesce(sum(o.discount), 0)::bigint as saved
        from coupons c join orders o on o.id = c.order_id where c.template_id = t.id and c.status = 'used') u
      order by t.created_at desc, t.id desc`.execute(db);
    return {
      list: rows.map(({ all_rows: _all, name, takeFrom, takeTo, ...row }) => ({
        ...row,
        name: pickText(name, language).text,
        takeFrom: takeFrom.toISOString(),
        takeTo: takeTo.toISOString(),
      })),
      total: rows[0]?.all_rows ?? 0,
      page,
      size,
    };
  },

  /** Throws missing when there is no such shop, coupon.nameMissing, coupon.scopeUnknown. */
  create: (operator: Member, input: New): Promise<Output<'platformCoupon.create'>> =>
    once(db, operator, 'platformCoupon.create', input, async (tx) => {
      const { zh = '', ...others } = input.name;
      if (zh === '') throw new Refusal('coupon.nameMissing');
      await mustExist(tx, input);
      const id = newId();
      await tx
        .insertInto('coupon_templates')
        .values({
          id,
          shop_id: input.shopId ?? null,
          name: json({ zh, ...others }),
          kind: input.kind,
          value: input.value,
          cap: input.cap ?? null,
          threshold: input.threshold,
          scope: input.scope,
          scope_ids: input.scopeIds,
          total: input.total,
          per_user: input.perUser,
          take_from: new Date(input.takeFrom),
          take_to: new Date(input.takeTo),
          valid_from: at(input.validFrom),
          valid_to: at(input.validTo),
          valid_days: input.validDays ?? null,
          funder: input.funder,
          source: input.source,
        })
        .execute();
      await noteOperator(tx, operator, 'coupon.create', `coupon:${id}`, { ...input });
      return { id };
    }),

  grant: (operator: Member, input: Input<'platformCoupon.grant'>): Promise<Output<'platformCoupon.grant'>> =>
    once(db, operator, 'platformCoupon.grant', input, async (tx) => {
      const { id, userId } = input;
      const member = await tx
        .selectFrom('users')
        .select('id')
        .where('id', '=', userId)
        .where('removed_at', 'is', null)
        .executeTakeFirst();
      if (member === undefined) throw new Refusal('missing');
      const couponId = await grantCoupon(tx, userId, id, 'manual');
      await noteOperator(tx, operator, 'coupon.grant', `coupon:${id}`, { userId });
      return { couponId };
    }),

  close: (operator: Member, { id }: Input<'platformCoupon.close'>): Promise<null> =>
    inTransaction(db, async (tx) => {
      const closed = await tx
        .updateTable('coupon_templates')
        .set({ status: 'closed' })
        .where('id', '=', id)
        .where('status', '=', 'open')
        .executeTakeFirst();
      if (closed.numUpdatedRows === 0n) throw new Refusal('missing');
      await noteOperator(tx, operator, 'coupon.close', `coupon:${id}`);
      return null;
    }),
});

const at = (when: string | undefined): Date | null => (when === undefined ? null : new Date(when));

const tables: Partial<Record<New['scope'], RawBuilder<unknown>>> = {
  category: sql`categories`,
  brand: sql`brands`,
  product: sql`products`,
  package: sql`packages`,
};

/** A coupon for something that is not there would never count. */
const mustExist = async (tx: Tx, { shopId, scope, scopeIds }: New): Promise<void> => {
  if (shopId !== undefined) {
    const shop = await tx.selectFrom('shops').select('id').where('id', '=', shopId).executeTakeFirst();
    if (shop === undefined) throw new Refusal('missing');
  }
  const table = tables[scope];
  if (table === undefined) return;
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${scopeIds}::text[]) as named(id) where not exists (select 1 from ${table} t where t.id::text = named.id)`.execute(
    tx,
  );
  if (rows.length > 0) throw new Refusal('coupon.scopeUnknown', { ids: rows.map(({ id }) => id).join(', ') });
};
