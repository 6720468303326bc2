import { boostLimits } from '@mall/contract/campaign/boost';
import { money, portion, typedUnits } from '@mall/contract/core/money';
import type { Input } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import type { Reader } from '../../platform/db/open.ts';
import { clock } from '../../platform/clock/clock.ts';

type Terms = Pick<
  Input<'platformBoost.create'>,
  'kind' | 'skuId' | 'startPrice' | 'floorPrice' | 'reward' | 'templateId' | 'helps' | 'launchLimit' | 'stock'
> & { readonly startAt: string; readonly endAt: string };

/** The columns with the object of an activity: those of other kinds are empty. */
export type Prize = {
  readonly sku_id: number | null;
  readonly start_price: number | null;
  readonly floor_price: number | null;
  readonly reward: number | null;
  readonly template_id: string | null;
};
const nothing: Prize = {
  sku_id: null,
  start_price: null,
  floor_price: null,
  reward: null,
  template_id: null,
};

/**
 * The prize in the terms of an activity (decisions 2.10), if it is possible; `own` is the activity if it is there already,
 * whose own template is not taken by another. Throws missing,
 * boost.timesWrong, .termsMissing, .cutTooSmall, .floorTooLow, .startTooHigh, .couponUnfit.
 */
export const prizeOf = async (reader: Reader, terms: Terms, own = ''): Promise<Prize> => {
  const [from, to] = [new Date(terms.startAt), new Date(terms.endAt)];
  if (to <= from || to <= clock.now()) throw new Refusal('boost.timesWrong');
  if (terms.kind === 'price_cut') return priceCut(reader, terms);
  return terms.kind === 'red_envelope' ? envelope(terms) : coupon(reader, terms, own);
};

const priceCut = async (reader: Reader, { skuId, startPrice, floorPrice, helps }: Terms): Promise<Prize> => {
  if (skuId === undefined || startPrice === undefined || floorPrice === undefined)
    throw new Refusal('boost.termsMissing');
  const { rows } = await sql<{ price: number; supply_price: number }>`
    select s.price, s.supply_price from skus s join products p on p.id = s.product_id
    where s.id = ${Number(skuId)} and s.offered and p.shop_id is null`.execute(reader);
  const [sku] = rows;
  if (sku === undefined) throw new Refusal('missing');
  if (startPrice - floorPrice < helps) throw new Refusal('boost.cutTooSmall', { helps });
  if (startPrice > sku.price) throw new Refusal('boost.startTooHigh', { most: typedUnits(sku.price) });
  const least = portion(money(sku.supply_price), boostLimits.floorOfSupply, 10_000);
  if (floorPrice < least) throw new Refusal('boost.floorTooLow', { least: typedUnits(least) });
  return { ...nothing, sku_id: Number(skuId), start_price: startPrice, floor_price: floorPrice };
};

const envelope = ({ reward, helps }: Terms): Prize => {
  if (reward === undefined) throw new Refusal('boost.termsMissing');
  if (reward < helps) throw new Refusal('boost.cutTooSmall', { helps });
  return { ...nothing, reward };
};

/** Only one activity gives away a template, and it has a coupon for each launch. */
const coupon = async (
  reader: Reader,
  { templateId, stock, launchLimit, endAt }: Terms,
  own: string,
): Promise<Prize> => {
  if (templateId === undefined) throw new Refusal('boost.termsMissing');
  const { rows } = await sql<{ fits: boolean }>`
    select t.source = 'boost' and t.status = 'open' and t.per_user >= ${launchLimit}::int
      and (t.total < 0 or t.total - t.taken >= ${stock}::int)
      and coalesce(t.valid_to > ${endAt}::timestamptz, true)
        and not exists (select 1 from boost_activities a where a.template_id = t.id and a.id <> ${own}) as fits
    from coupon_templates t where t.id = ${templateId}`.execute(reader);
  const [template] = rows;
  if (template === undefined) throw new Refusal('missing');
  if (!template.fits) throw new Refusal('boost.couponUnfit');
  return { ...nothing, template_id: templateId };
};
