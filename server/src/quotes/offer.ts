import { quote as limits } from '@mall/contract/limits';
import { money, plus, sum, times } from '@mall/contract/money';
import type { Input } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/refusals';
import type { Tx } from '../db/open.ts';
import type { Staff } from '../http/caller.ts';
import { newId } from '../ids.ts';
import { sendMessages } from '../messages/outbox.ts';
import { platformTerms } from '../pricing/price.ts';
import { loadPriceables } from '../pricing/priceables.ts';
import { quoteNews } from './news.ts';

export type Offered = NonNullable<Input<'shopWant.update'>['quote']>;
export type OpenWant = {
  readonly id: string;
  readonly no: string;
  readonly user_id: string | null;
  readonly shop_id: string | null;
};

const dayMs = 86_400_000;

/**
 * Sends a quote for a wanted purchase; one that waits for an answer is replaced. Throws want.noMember, quote.dayWrong,
 * product.unavailable, quote.belowSupply (decisions 2.16), quote.closed when the last one was accepted.
 */
export const sendQuote = async (tx: Tx, caller: Staff, want: OpenWant, offered: Offered): Promise<string> => {
  if (want.user_id === null) throw new Refusal('want.noMember');
  const until = Date.parse(offered.validUntil);
  if (until <= Date.now() || until > Date.now() + limits.maxDays * dayMs)
    throw new Refusal('quote.dayWrong', { max: limits.maxDays });
  await refuseUnknown(tx, caller, offered);
  await withdrawQuote(tx, want.id);
  const accepted = await tx
    .selectFrom('quotes')
    .select('id')
    .where('want_id', '=', want.id)
    .where('status', '=', 'accepted')
    .executeTakeFirst();
  if (accepted !== undefined) throw new Refusal('quote.closed', { state: 'accepted' });
  const id = newId();
  await tx
    .insertInto('quotes')
    .values({
      id,
      want_id: want.id,
      shop_id: want.shop_id,
      user_id: want.user_id,
      freight: offered.freight,
      note: offered.note,
      valid_until: new Date(until),
      created_by: caller.memberId,
    })
    .execute();
  await tx
    .insertInto('quote_lines')
    .values(
      offered.lines.map(({ skuId, text, qty, unitPrice }, idx) => ({
        quote_id: id,
        idx,
        sku_id: skuId === undefined ? null : Number(skuId),
        text: text ?? '',
        qty,
        unit_price: unitPrice,
      })),
    )
    .execute();
  const goods = sum(offered.lines.map(({ qty, unitPrice }) => times(money(unitPrice), qty)));
  const news = { amount: plus(goods, money(offered.freight)), date: new Date(until).toISOString() };
  await sendMessages(tx, quoteNews('quote.sent', { ...want, id, user_id: want.user_id }, news));
  return id;
};

/** Takes back what was not answered yet. */
export const withdrawQuote = (tx: Tx, wantId: string) =>
  tx
    .updateTable('quotes')
    .set({ status: 'withdrawn', decided_at: new Date() })
    .where('want_id', '=', wantId)
    .where('status', '=', 'sent')
    .execute();

/** Every SKU is sold in this shop, and none below what it costs to supply. */
const refuseUnknown = async (tx: Tx, caller: Staff, { lines }: Offered): Promise<void> => {
  const skuIds = lines.flatMap(({ skuId }) => (skuId === undefined ? [] : [skuId]));
  const goods = await loadPriceables(tx, { id: caller.staff.shopId, code: '', ...platformTerms }, skuIds);
  for (const { skuId, unitPrice } of lines) {
    if (skuId === undefined) continue;
    const priceable = goods.get(skuId);
    if (priceable === undefined || priceable.invalidReason === 'delisted')
      throw new Refusal('product.unavailable', { skuId });
    if (unitPrice < priceable.supplyPrice)
      throw new Refusal('quote.belowSupply', { skuId, least: priceable.supplyPrice });
  }
};
