import { randomBytes } from 'node:crypto';
import type { Input } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import { dayMs } from '@mall/contract/core/time';
import { orderDraftMoves } from '@mall/contract/trade/order-draft';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open.ts';
import { recordAudit } from '../../platform/audit/record.ts';
import { clock } from '../../platform/clock/clock.ts';
import { hashToken } from '../../platform/http/context.ts';
import { goodsOf } from './goods.ts';
import { linesOf } from './lines.queries.ts';
import { lockDraft } from './lock.queries.ts';
import { priceDraft, type PricedLine } from './price-draft.ts';
import type { DraftSeller } from './seller.ts';

const tokenBytes = 32;

/**
 * Fixes the prices of a draft and makes its link; an earlier one ends. Only the token's hash is stored, and the token comes
 * after the # of the address: no server logs it. Throws missing, orderDraft.changedElsewhere, orderDraft.notOpen,
 * orderDraft.empty, product.unavailable, quote.belowSupply, orderDraft.suspended.
 */
export const sendDraft = async (
  tx: Tx,
  seller: DraftSeller,
  { id, version, days }: Input<'orderDraft.send'>,
): Promise<string> => {
  const { caller, scope } = seller;
  if (seller.suspended) throw new Refusal('orderDraft.suspended');
  const draft = await lockDraft(tx, scope, id, version);
  if (draft.state === 'ordered') throw new Refusal('orderDraft.notOpen', { state: draft.state });
  const wanted = await linesOf(tx, id);
  if (wanted.length === 0) throw new Refusal('orderDraft.empty');
  const goods = await goodsOf(
    tx,
    scope,
    wanted.map(({ skuId }) => skuId),
  );
  const { lines, totals } = priceDraft(wanted, goods, draft.discountBps);
  refuseLines(seller, lines, (skuId) => goods.get(skuId)?.supplyPrice);
  const token = randomBytes(tokenBytes).toString('base64url');
  const until = new Date(clock.nowMs() + days * dayMs);
  await tx
    .updateTable('order_drafts')
    .set({
      status: orderDraftMoves.send.to,
      freight: totals.freight,
      token_hash: hashToken(token),
      valid_until: until,
      version: sql`version + 1`,
      updated_by: caller.memberId,
      updated_at: sql`now()`,
    })
    .where('id', '=', id)
    .execute();
  await fixPrices(tx, id, lines);
  await recordAudit(tx, caller, scope.shopId, {
    action: 'orderDraft.send',
    object: `orderDraft:${id}`,
    new: { amount: totals.total, validUntil: until.toISOString() },
  });
  return token;
};

/** The stock is not held: what is short today may be there tomorrow. */
const refuseLines = (
  { seesSupply }: DraftSeller,
  lines: readonly PricedLine[],
  supplyOf: (skuId: string) => number | undefined,
): void => {
  for (const { skuId, trouble } of lines) {
    if (trouble === 'unavailable') throw new Refusal('product.unavailable', { skuId });
    if (trouble === 'belowSupply')
      throw new Refusal('quote.belowSupply', {
        skuId,
        ...(seesSupply ? { least: supplyOf(skuId) } : {}),
      });
  }
};

const fixPrices = async (tx: Tx, id: string, lines: readonly PricedLine[]): Promise<void> => {
  const rows = lines.map(({ skuId, fullPrice, price }) => ({
    sku_id: Number(skuId),
    full_price: fullPrice,
    price,
  }));
  await sql`
    update order_draft_lines l set full_price = p.full_price, price = p.price
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as p(sku_id int, full_price bigint, price bigint)
    where l.draft_id = ${id} and l.sku_id = p.sku_id`.execute(tx);
};
