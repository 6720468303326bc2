import { campaignRules } from '@mall/contract/campaign/campaign';
import { Refusal } from '@mall/contract/core/refusals';
import type { Input, Output } from '@mall/contract/operations';
import {
  cameOfSale,
  changeSale,
  closeSale,
  discardSeckillDraft,
  isOwnSku,
  lockSale,
  noteSale,
  saveSeckillDraft,
  scheduleSeckill,
} from '../../campaign/index.ts';
import { clock } from '../../platform/clock/clock.ts';
import type { Db, Tx } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Answers } from '../../platform/http/answers.ts';
import type { Staff } from '../../platform/http/caller.ts';
import { once } from '../../platform/http/idempotency.ts';
import type { Seller } from '../../platform/http/seller.ts';
import { countKeptSales, saleNeighbours, shopSalePage, shopSaleWith } from './flash-sales.queries.ts';
import { goodsFacts, mustPayFee } from './goods.ts';
import { toDetail, toEntry, toNeighbour } from './present.ts';

type Parts = { readonly db: Db; readonly answers: Pick<Answers, 'raise'> };

/** How many a shop has that are drafts or not over. */
const mostKept = 100;

const ofShop = (caller: Staff) => ({ caller, scope: caller.staff }) satisfies Seller;

/** Flash sales that a shop makes of its own goods, and bears (docs/decisions/103-flash-sales-of-shops.md). */
export const createShopSales = ({ db, answers }: Parts) => {
  /** Shoppers' lists of flash sales and the stock of SKUs follow at once. */
  const changing = async (work: (tx: Tx) => Promise<void>): Promise<null> => {
    await inTransaction(db, work);
    answers.raise('stock', 'promotion');
    return null;
  };

  return {
    list: async (caller: Staff, input: Input<'shopSeckill.list'>): Promise<Output<'shopSeckill.list'>> => {
      const { rows, total } = await shopSalePage(db, caller.staff.shopId, input);
      return {
        list: rows.map((row) => toEntry(row, caller.language)),
        total,
        page: input.page,
        size: input.size,
      };
    },

    detail: async (caller: Staff, id: string): Promise<Output<'shopSeckill.detail'>> => {
      const { shopId } = caller.staff;
      const row = await shopSaleWith(db, shopId, id);
      if (row === undefined) throw new Refusal('missing');
      const { sku_id: skuId, start_at: from, end_at: to } = row;
      const span = { skuId, from: from.toISOString(), to: to.toISOString(), except: id };
      const mayMeet = campaignRules[row.state].schedule || campaignRules[row.state].close;
      const [goods, neighbours, came] = await Promise.all([
        goodsFacts(db, caller, String(skuId), from),
        mayMeet ? saleNeighbours(db, shopId, span) : [],
        cameOfSale(db, id),
      ]);
      return toDetail(row, { goods, neighbours: neighbours.map(toNeighbour), came }, caller.language);
    },

    goods: async (
      caller: Staff,
      { skuId, from, to, except = '' }: Input<'shopSeckill.goods'>,
    ): Promise<Output<'shopSeckill.goods'>> => {
      const { shopId } = caller.staff;
      if (!(await isOwnSku(db, caller.staff, Number(skuId)))) throw new Refusal('missing');
      const goods = await goodsFacts(db, caller, skuId, from === undefined ? clock.now() : new Date(from));
      const neighbours =
        from === undefined || to === undefined
          ? []
          : await saleNeighbours(db, shopId, { skuId: Number(skuId), from, to, except });
      return { goods, neighbours: neighbours.map(toNeighbour) };
    },

    save: (caller: Staff, input: Input<'shopSeckill.save'>): Promise<Output<'shopSeckill.save'>> =>
      once(db, caller, 'shopSeckill.save', input, async (tx) => {
        if (input.id === undefined && (await countKeptSales(tx, caller.staff.shopId)) >= mostKept)
          throw new Refusal('seckill.tooManyKept', { max: mostKept });
        return saveSeckillDraft(tx, ofShop(caller), input, (terms) => mustPayFee(tx, caller, terms));
      }),

    discard: (caller: Staff, { id, version }: Input<'shopSeckill.discard'>): Promise<null> =>
      inTransaction(db, async (tx) => {
        await discardSeckillDraft(tx, ofShop(caller), id, version);
        return null;
      }),

    schedule: (caller: Staff, { id, version }: Input<'shopSeckill.schedule'>): Promise<null> =>
      changing((tx) =>
        scheduleSeckill(tx, ofShop(caller), id, version, (terms) => mustPayFee(tx, caller, terms)),
      ),

    adjust: (caller: Staff, { id, version, endAt, pieces }: Input<'shopSeckill.adjust'>): Promise<null> =>
      changing((tx) =>
        changeSale(tx, ofShop(caller), id, version, {
          endAt: endAt === undefined ? undefined : new Date(endAt),
          pieces,
        }),
      ),

    close: (caller: Staff, id: string): Promise<null> =>
      changing(async (tx) => {
        const seller = ofShop(caller);
        const sale = await lockSale(tx, seller.scope, id);
        if (sale === undefined) throw new Refusal('missing');
        if (!campaignRules[sale.status].close) throw new Refusal('campaign.notNow');
        await closeSale(tx, seller.scope, id);
        await noteSale(tx, seller, 'seckill.close', { id, name: sale.name });
      }),
  };
};
