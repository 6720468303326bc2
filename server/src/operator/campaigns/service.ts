import type { Adjustment } from '@mall/contract/campaign/campaign';
import type { Input, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import {
  changeBoost,
  changeSale,
  discardBoostDraft,
  discardSeckillDraft,
  saveBoostDraft,
  saveSeckillDraft,
  scheduleBoost,
  scheduleSeckill,
} from '../../campaign/index.ts';
import {
  changeTemplate,
  discardCouponDraft,
  saveCouponDraft,
  scheduleCoupon,
} from '../../incentive/index.ts';
import type { AreaOptions } from '../../platform/area.ts';
import type { Tx } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Operator } from '../../platform/http/caller.ts';
import { once } from '../../platform/http/idempotency.ts';
import { mallsOwn, type Seller } from '../../platform/http/seller.ts';
import { campaignsBetween, campaignsPage } from './campaigns.queries.ts';
import { closeCampaign } from './close-campaign.ts';
import { choicePage } from './choices.queries.ts';
import { detailOf } from './detail.ts';
import { goodsFacts, neighboursOf } from './goods.queries.ts';
import { toChoice, toEntry, toGoods, toNeighbour } from './present.ts';

type Parts = Pick<AreaOptions, 'answers'> & { readonly db: AreaOptions['opened']['db'] };

/** The mall as the owner of its coupons and flash sales: what a shop made, an operator only ends. */
const ofMall = (caller: Operator): Seller => ({ caller, scope: mallsOwn });

/** How each kind is thrown away, published and changed: its owner decides, and writes. */
const acts = {
  seckill: {
    discard: (tx: Tx, caller: Operator, id: string, read: number) =>
      discardSeckillDraft(tx, ofMall(caller), id, read),
    schedule: (tx: Tx, caller: Operator, id: string, read: number) =>
      scheduleSeckill(tx, ofMall(caller), id, read),
    adjust: (tx: Tx, caller: Operator, id: string, read: number, asked: Adjustment) =>
      changeSale(tx, ofMall(caller), id, read, asked),
  },
  coupon: {
    discard: (tx: Tx, caller: Operator, id: string, read: number) =>
      discardCouponDraft(tx, ofMall(caller), id, read),
    schedule: (tx: Tx, caller: Operator, id: string, read: number) =>
      scheduleCoupon(tx, ofMall(caller), id, read),
    adjust: (tx: Tx, caller: Operator, id: string, read: number, asked: Adjustment) =>
      changeTemplate(tx, ofMall(caller), id, read, asked),
  },
  boost: { discard: discardBoostDraft, schedule: scheduleBoost, adjust: changeBoost },
} as const;

/** The most campaigns that one look at the calendar brings: four months of a busy mall. */
const mostShown = 300;

/** Campaigns of all kinds on one calendar (docs/decisions/087-campaigns.md). */
export const createCampaigns = ({ db, answers }: Parts) => {
  /** Shoppers’ lists of flash sales and the stock of SKUs follow at once. */
  const changing = async <Made>(work: (tx: Tx) => Promise<Made>): Promise<Made> => {
    const made = await inTransaction(db, work);
    answers.raise('stock', 'promotion');
    return made;
  };

  return {
    list: async (
      { language }: Operator,
      input: Input<'mallCampaign.list'>,
    ): Promise<Output<'mallCampaign.list'>> => {
      const { rows, total } = await campaignsPage(db, input);
      return { list: rows.map((row) => toEntry(row, language)), total, page: input.page, size: input.size };
    },

    calendar: async (
      { language }: Operator,
      input: Input<'mallCampaign.calendar'>,
    ): Promise<Output<'mallCampaign.calendar'>> => {
      const rows = await campaignsBetween(db, input, mostShown + 1);
      return {
        list: rows.slice(0, mostShown).map((row) => toEntry(row, language)),
        more: rows.length > mostShown,
      };
    },

    detail: async (
      caller: Operator,
      input: Input<'mallCampaign.detail'>,
    ): Promise<Output<'mallCampaign.detail'>> => detailOf(db, caller, input),

    goods: async (
      { language }: Operator,
      { skuId, from, to, except }: Input<'mallCampaign.goods'>,
    ): Promise<Output<'mallCampaign.goods'>> => {
      const facts = await goodsFacts(db, Number(skuId));
      if (facts === undefined) throw new Refusal('missing');
      const neighbours =
        from === undefined || to === undefined
          ? []
          : await neighboursOf(db, Number(skuId), { from, to, except: except ?? '' });
      return { goods: toGoods(facts, language), neighbours: neighbours.map(toNeighbour) };
    },

    choices: async (
      { language }: Operator,
      input: Input<'mallCampaign.choices'>,
    ): Promise<Output<'mallCampaign.choices'>> => {
      const { rows, total, more } = await choicePage(db, input);
      return {
        list: rows.map((row) => toChoice(row, language)),
        total,
        more,
        page: input.page,
        size: input.size,
      };
    },

    saveSeckill: (caller: Operator, input: Input<'mallCampaign.saveSeckill'>) =>
      once(db, caller, 'mallCampaign.saveSeckill', input, (tx) =>
        saveSeckillDraft(tx, ofMall(caller), input),
      ),
    saveCoupon: (caller: Operator, input: Input<'mallCampaign.saveCoupon'>) =>
      once(db, caller, 'mallCampaign.saveCoupon', input, (tx) => saveCouponDraft(tx, ofMall(caller), input)),
    saveBoost: (caller: Operator, input: Input<'mallCampaign.saveBoost'>) =>
      once(db, caller, 'mallCampaign.saveBoost', input, (tx) => saveBoostDraft(tx, caller, input)),

    discard: (caller: Operator, { kind, id, version }: Input<'mallCampaign.discard'>): Promise<null> =>
      inTransaction(db, async (tx) => {
        await acts[kind].discard(tx, caller, id, version);
        return null;
      }),

    schedule: (caller: Operator, { kind, id, version }: Input<'mallCampaign.schedule'>): Promise<null> =>
      changing(async (tx) => {
        await acts[kind].schedule(tx, caller, id, version);
        return null;
      }),

    adjust: (
      caller: Operator,
      { kind, id, version, endAt, pieces }: Input<'mallCampaign.adjust'>,
    ): Promise<null> =>
      changing(async (tx) => {
        const asked = { endAt: endAt === undefined ? undefined : new Date(endAt), pieces };
        await acts[kind].adjust(tx, caller, id, version, asked);
        return null;
      }),

    /** Throws missing, campaign.notNow, campaign.reasonMissing. */
    close: (caller: Operator, asked: Input<'mallCampaign.close'>): Promise<null> =>
      changing(async (tx) => {
        await closeCampaign(tx, caller, asked);
        return null;
      }),
  };
};
