import type { Input, Item, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { customerCountCap, tidyTags } from '@mall/contract/trade/shop-customer';
import { recordAudit } from '../../platform/audit/record.ts';
import type { Db, Reader } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Staff } from '../../platform/http/caller.ts';
import { maskPhone } from '../../platform/i18n/mask.ts';
import { openField } from '../../platform/sealed-fields/fields.ts';
import {
  customerOf,
  type CustomerRow,
  customersPage,
  ordersOfCustomer,
  tagsInUse,
} from './customers.queries.ts';
import { saveCustomer } from './save-customer.ts';

type Detail = Output<'shopCustomer.detail'>;

/** Who ordered in a shop, and what it notes about them. */
export const createCustomerService = ({ db }: { db: Db }) => ({
  list: async ({ staff }: Staff, input: Input<'shopCustomer.list'>): Promise<Output<'shopCustomer.list'>> => {
    const [{ rows, total }, tags] = await Promise.all([
      customersPage(db, staff.shopId, input),
      tagsInUse(db, staff.shopId),
    ]);
    return {
      list: rows.map(toCustomer),
      total: Math.min(total, customerCountCap),
      more: total > customerCountCap,
      page: input.page,
      size: input.size,
      tags,
    };
  },

  detail: ({ staff }: Staff, userId: string): Promise<Detail> => detailOf(db, staff.shopId, userId),

  orders: async (
    { staff }: Staff,
    input: Input<'shopCustomer.orders'>,
  ): Promise<Output<'shopCustomer.orders'>> => {
    await detailOf(db, staff.shopId, input.userId);
    const { rows, total } = await ordersOfCustomer(db, staff.shopId, input);
    const list = rows.map(({ created_at: at, ...order }) => ({ ...order, at: at.toISOString() }));
    return { list, total, page: input.page, size: input.size };
  },

  save: (caller: Staff, input: Input<'shopCustomer.save'>): Promise<Detail> => {
    const { shopId } = caller.staff;
    const tags = tidyTags(input.tags);
    return inTransaction(db, async (tx) => {
      const saved = await saveCustomer(tx, shopId, { ...input, tags });
      const now = await detailOf(tx, shopId, input.userId);
      if (!saved) throw new Refusal('customer.changedMeanwhile', now);
      // The words are about a person, and the log outlives them: it says that they changed.
      await recordAudit(tx, caller, shopId, { action: 'order.customer', object: `customer:${input.userId}` });
      return now;
    });
  },
});

const detailOf = async (reader: Reader, shopId: string, userId: string): Promise<Detail> => {
  const row = await customerOf(reader, shopId, userId);
  if (row === undefined) throw new Refusal('missing');
  return { ...toCustomer(row), note: row.note, version: row.version };
};

const toCustomer = (row: CustomerRow): Item<'shopCustomer.list'> => ({
  userId: row.user_id,
  name: row.name,
  mobile: maskPhone(openField(row.mobile, row.user_id)),
  orders: row.orders,
  paid: row.paid,
  firstAt: row.first_at.toISOString(),
  lastAt: row.last_at.toISOString(),
  tags: row.tags,
});
