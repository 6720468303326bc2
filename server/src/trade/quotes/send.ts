import { money, plus, sum, times } from '@mall/contract/core/money';
import { quoteLimits as limits } from '@mall/contract/trade/quote';
import { Refusal } from '@mall/contract/core/refusals';
import { dayMs } from '@mall/contract/core/time';
import { reads } from '@mall/contract/core/permissions';
import type { Tx } from '../../platform/db/open.ts';
import type { Member } from '../../platform/http/caller.ts';
import { newId } from '../../platform/ids/ids.ts';
import { loadPriceables, platformTerms } from '../../catalog/index.ts';
import { quoteNews } from './news.ts';
import { type NewQuote, type Offered, writeQuote } from './write.ts';
import { withdrawQuote } from './withdraw.ts';
import { sendMessages } from '../../platform/notifications/send-messages.ts';
import type { OpenWant } from './note-step.ts';
import { clock } from '../../platform/clock/clock.ts';

/**
 * Sends a quote for a wanted purchase; a waiting one is replaced. Throws want.noMember, quote.dayWrong,
 * product.unavailable, quote.belowSupply (decisions 2.16), quote.closed when the last one was accepted.
 */
export const sendQuote = async (
  tx: Tx,
  caller: Member,
  want: OpenWant,
  offered: Offered,
): Promise<string> => {
  if (want.user_id === null) throw new Refusal('want.noMember');
  await refuseTerms(tx, caller, want.shop_id, offered);
  await withdrawQuote(tx, want.id);
  const accepted = await tx
    .selectFrom('quotes')
    .select('id')
    .where('want_id', '=', want.id)
    .where('status', '=', 'accepted')
    .executeTakeFirst();
  if (accepted !== undefined) throw new Refusal('quote.closed', { state: 'accepted' });
  const about = { shop_id: want.shop_id, user_id: want.user_id, created_by: caller.memberId };
  const quote: NewQuote = { id: newId(), want_id: want.id, ...about };
  await writeQuote(tx, quote, offered);
  await sendMessages(tx, quoteNews('quote.sent', { ...quote, no: want.no }, newsOf(offered)));
  return quote.id;
};

/** The member's notification of an offer: the total in minor units, and its day. */
export const newsOf = ({ lines, freight, validUntil }: Offered): { amount: number; date: string } => ({
  amount: plus(sum(lines.map(({ qty, unitPrice }) => times(money(unitPrice), qty))), money(freight)),
  date: new Date(validUntil).toISOString(),
});

/**
 * The day is ahead and near enough, every SKU is sold in this shop (null: by the mall itself), and none is
 * below its supply price, which only who may see it is told. Throws quote.dayWrong, product.unavailable, quote.belowSupply.
 */
export const refuseTerms = async (
  tx: Tx,
  { staff, operator }: Member,
  shopId: string | null,
  { lines, validUntil }: Offered,
): Promise<void> => {
  const until = Date.parse(validUntil);
  if (until <= clock.nowMs() || until > clock.nowMs() + limits.maxDays * dayMs)
    throw new Refusal('quote.dayWrong', { max: limits.maxDays });
  const skuIds = lines.flatMap(({ skuId }) => (skuId === undefined ? [] : [skuId]));
  const shop = shopId === null ? null : { id: shopId, code: '', ...platformTerms };
  const goods = await loadPriceables(tx, shop, skuIds);
  const seesSupply =
    shopId === null
      ? operator?.permissions.includes('catalogue.view') === true
      : reads.supplyPrice(staff?.permissions ?? []);
  for (const { skuId, unitPrice } of lines) {
    if (skuId === undefined) continue;
    const priceable = goods.get(skuId);
    if (priceable === undefined || priceable.invalidReason === 'delisted')
      throw new Refusal('product.unavailable', { skuId });
    if (unitPrice < priceable.supplyPrice)
      throw new Refusal('quote.belowSupply', {
        skuId,
        ...(seesSupply ? { least: priceable.supplyPrice } : {}),
      });
  }
};
