import type { Input, Item, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import type { Language } from '@mall/contract/core/languages';
import type { Db } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Operator } from '../../platform/http/caller.ts';
import { maskName, maskPhone, maskText } from '../../platform/i18n/mask.ts';
import { allShopsPage, type ShopNamed, shopsNamed } from './all-shops.queries.ts';
import { historyOf } from './history.queries.ts';
import { noteLook } from './note-look.ts';
import { type OrderRow, orderById, ordersByIds } from './rows.queries.ts';
import { toSellerDetail } from './shop-detail.ts';
import { toSellerList } from './shop-list.ts';

type Listed = Output<'mallShopOrder.list'>;
type Detail = Output<'mallShopOrder.detail'>;

/** Orders of shops, as operators read them: all of them, with their receivers masked and nothing to do. */
export const createAllShopsService = (db: Db) => ({
  list: (caller: Operator, asked: Input<'mallShopOrder.list'>): Promise<Listed> =>
    listAllShops(db, caller.language, asked),

  detail: async ({ language, memberId }: Operator, id: string): Promise<Detail> => {
    const row = await orderById(db, 'system', id);
    if (typeof row?.shop_id !== 'string') throw new Refusal('missing');
    const [history, [shop]] = await Promise.all([
      historyOf(db, id, { proofs: false }),
      shopsNamed(db, [row.shop_id]),
    ]);
    const { notes: _theirs, ...shown } = toSellerDetail(
      row,
      { history, notes: [] },
      { side: 'operator', language, memberId, platformPrices: true },
    );
    return {
      ...shown,
      actions: [],
      shop: shop ?? noShop,
      consignee: masked(shown.consignee, maskName),
      phone: masked(shown.phone, maskPhone),
      address: {
        ...shown.address,
        name: masked(shown.address.name, maskName),
        phone: masked(shown.address.phone, maskPhone),
        detail: masked(shown.address.detail, () => '***'),
      },
      mayChangeAddress: false,
      proposedAddress: null,
      remark: maskText(shown.remark),
      refunds: shown.refunds.map((refund) => ({ ...refund, note: maskText(refund.note), actions: [] })),
    };
  },

  reveal: (caller: Operator, asked: Input<'mallShopOrder.reveal'>): Promise<{ value: string }> =>
    inTransaction(db, async (tx) => ({ value: await noteLook(tx, caller, asked) })),
});

/** A page of the orders of shops, each with its shop. */
export const listAllShops = async (
  db: Db,
  language: Language,
  asked: Input<'mallShopOrder.list'>,
): Promise<Listed> => {
  const found = await allShopsPage(db, asked);
  const rows = await ordersByIds(db, 'system', found.ids);
  const shops = await shopsNamed(db, [
    ...new Set([...rows.map(({ shop_id: shopId }) => shopId ?? ''), asked.shop ?? '']),
  ]);
  const {
    needs: _none,
    list,
    ...page
  } = toSellerList({ found, rows, needs: {} }, { side: 'operator', language }, asked);
  return {
    ...page,
    list: list.map((one, at) => ({ ...one, actions: [], shop: shopOf(rows[at], shops) })),
    shop: shops.find(({ id }) => id === asked.shop) ?? null,
  };
};

const noShop: ShopNamed = { id: '', code: '', name: '' };
const shopOf = (row: OrderRow | undefined, shops: readonly ShopNamed[]): Item<'mallShopOrder.list'>['shop'] =>
  shops.find(({ id }) => id === row?.shop_id) ?? noShop;

/** What was erased with its person stays empty. */
const masked = (text: string, mask: (text: string) => string): string => (text === '' ? '' : mask(text));
