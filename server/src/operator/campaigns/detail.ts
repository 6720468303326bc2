import { campaignRules } from '@mall/contract/campaign/campaign';
import type { Language } from '@mall/contract/core/languages';
import type { Input, Output } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { cameOfBoost, cameOfSale } from '../../campaign/index.ts';
import type { Reader } from '../../platform/db/open.ts';
import type { Operator } from '../../platform/http/caller.ts';
import { campaignWith } from './campaigns.queries.ts';
import { choicesWith } from './choices.queries.ts';
import { cameOfCoupon, type Cost } from '../../trade/index.ts';
import { goodsFacts, neighboursOf } from './goods.queries.ts';
import { toChoice, toEntry, toGoods, toNeighbour } from './present.ts';
import { boostTerms, countKeptOut, couponTerms, saleTerms } from './terms.queries.ts';

type Detail = Output<'mallCampaign.detail'>;
type Terms = Pick<Detail, 'seckill' | 'coupon' | 'boost' | 'cost'>;

/** One campaign with its figures. Throws missing. */
export const detailOf = async (
  reader: Reader,
  { language }: Operator,
  which: Input<'mallCampaign.detail'>,
): Promise<Detail> => {
  const row = await campaignWith(reader, which);
  const terms = row && (await termsOf(reader, which, language));
  if (row === undefined || terms === undefined) throw new Refusal('missing');
  const { sku_id: skuId, start_at: from, end_at: to, id } = row;
  const goods = skuId === null ? undefined : await goodsFacts(reader, skuId);
  const span = { from: from.toISOString(), to: to.toISOString(), except: id };
  const mayMeet = skuId !== null && ['draft', 'scheduled', 'running'].includes(row.state);
  return {
    ...toEntry(row, language),
    version: row.version,
    madeAt: row.made_at.toISOString(),
    madeBy: row.maker,
    adjust: row.owner_id === null ? [...campaignRules[row.state].adjust] : [],
    keptOut: row.owner_id === null ? await countKeptOut(reader, which.kind) : 0,
    goods: goods === undefined ? null : toGoods(goods, language),
    neighbours: mayMeet ? (await neighboursOf(reader, skuId, span)).map(toNeighbour) : [],
    ...terms,
  };
};

const termsOf = (
  reader: Reader,
  { kind, id }: Input<'mallCampaign.detail'>,
  language: Language,
): Promise<Terms | undefined> =>
  ({ seckill: ofSale, coupon: ofCoupon, boost: ofBoost })[kind](reader, id, language);

const none = { seckill: null, coupon: null, boost: null };
const costOf = ({ mall, shops }: Cost): Cost => ({ mall, shops });

const ofSale = async (reader: Reader, id: string): Promise<Terms | undefined> => {
  const row = await saleTerms(reader, id);
  if (row === undefined) return undefined;
  const came = await cameOfSale(reader, id);
  return {
    ...none,
    cost: costOf(came),
    seckill: {
      skuId: String(row.sku_id),
      price: row.price,
      stock: row.stock_total,
      perOrderLimit: row.per_order_limit,
      perUserLimit: row.per_user_limit,
      allowCoupon: row.allow_coupon,
      slots: row.slots,
      endReason: row.end_reason,
      figures: {
        sold: came.pieces,
        unpaid: came.unpaid,
        left: row.stock_left,
        orders: came.orders,
        taken: came.taken,
      },
    },
  };
};

const ofCoupon = async (reader: Reader, id: string, language: Language): Promise<Terms | undefined> => {
  const row = await couponTerms(reader, id);
  if (row === undefined) return undefined;
  const came = await cameOfCoupon(reader, id);
  const { scope } = row;
  const things = scope === 'all' || scope === 'shop' ? [] : await choicesWith(reader, scope, row.scope_ids);
  return {
    ...none,
    cost: costOf(came),
    coupon: {
      kind: row.kind,
      value: row.value,
      cap: row.cap,
      threshold: row.threshold,
      scope,
      things: things.map((thing) => toChoice(thing, language)),
      perUser: row.per_user,
      total: row.total,
      validFrom: row.valid_from?.toISOString() ?? null,
      validTo: row.valid_to?.toISOString() ?? null,
      validDays: row.valid_days,
      shop: row.shop_id === null ? null : { id: row.shop_id, name: row.shop ?? '' },
      funder: row.funder,
      source: row.source,
      endReason: row.end_reason,
      figures: {
        given: came.given,
        waiting: came.waiting,
        used: came.used,
        orders: came.orders,
        taken: came.taken,
      },
    },
  };
};

const ofBoost = async (reader: Reader, id: string, language: Language): Promise<Terms | undefined> => {
  const row = await boostTerms(reader, id);
  if (row === undefined) return undefined;
  const came = await cameOfBoost(reader, id);
  const { template_id: templateId, template } = row;
  return {
    ...none,
    cost: costOf(came),
    boost: {
      kind: row.kind,
      skuId: row.sku_id === null ? null : String(row.sku_id),
      startPrice: row.start_price,
      floorPrice: row.floor_price,
      reward: row.reward,
      template:
        templateId === null || template === null
          ? null
          : toChoice({ id: templateId, name: template }, language),
      helps: row.helps,
      durationHours: row.duration_hours,
      orderHours: row.order_hours,
      newUserWeight: row.new_user_weight,
      launchLimit: row.launch_limit,
      helpLimit: row.help_limit,
      helpLimitDay: row.help_limit_day,
      earlyBuy: row.early_buy,
      stock: row.stock_total,
      figures: {
        launches: came.launches,
        running: came.running,
        reached: came.reached,
        left: row.stock_left,
        orders: came.orders,
        taken: came.taken,
      },
    },
  };
};
