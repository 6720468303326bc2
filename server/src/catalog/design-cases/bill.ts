import type { Input, Output } from '@mall/contract/operations';
import { promisedBy } from '@mall/contract/trade/promise';
import type { View } from '../products/visible.queries.ts';
import type { Reader } from '../../platform/db/open.ts';
import { sum, times } from '@mall/contract/core/money';
import type { Priceable } from '../pricing/priceables.queries.ts';
import { orderTotals } from '../pricing/order-totals.ts';
import { substituteSkus } from './piece.queries.ts';
import { loadPieces, type Piece } from './pieces.ts';
import { clock } from '../../platform/clock/clock.ts';

type Bill = Output<'design.bill'>;
type Problem = Bill['lines'][number]['problem'];

const mostSubstitutes = 3;

/**
 * The current price of a plan here, by the pricing function of orders, without a coupon. Pieces that cannot
 * be bought are listed with possible replacements, and count nothing in the sums. Unknown SKUs are left out.
 */
export const billOf = async (
  reader: Reader,
  view: View,
  { lines: asked }: Input<'design.bill'>,
): Promise<Bill> => {
  const wanted = quantities(asked);
  const found = await loadPieces(reader, view, [...wanted.keys()]);
  const lines = [...wanted].flatMap(([skuId, qty]) => {
    const one = found.get(skuId);
    return one === undefined ? [] : [{ ...one, skuId, qty, problem: problemOf(one.priceable, qty) }];
  });
  const bought = lines.filter(({ problem }) => problem === null);
  const priced = orderTotals(
    bought.map(({ priceable, qty }) => ({
      productId: priceable.productId,
      categoryIds: priceable.categoryIds,
      brandId: priceable.brandId,
      memberPrice: priceable.prices.memberPrice,
      supplyPrice: priceable.supplyPrice,
      freight: priceable.freight,
      qty,
      inPackage: null,
    })),
    [],
    '',
    { shopId: view.shop?.id ?? null, allowed: false, now: clock.now() },
  );
  const substitutes = await substitutesFor(
    reader,
    view,
    lines.filter(({ problem }) => problem !== null),
  );
  return {
    lines: lines.map(({ piece, priceable, skuId, qty, problem }) => ({
      ...piece,
      qty,
      goods: times(priceable.prices.memberPrice, qty),
      problem,
      substitutes: substitutes.get(skuId) ?? [],
    })),
    goods: sum(bought.map(({ priceable, qty }) => times(priceable.prices.visitorPrice, qty))),
    memberGoods: priced.goods,
    freight: priced.freight,
    pay: priced.pay,
    promise:
      bought.length === 0
        ? null
        : promisedBy(
            bought.map(({ priceable }) => priceable.leadDays),
            clock.nowMs(),
          ),
  };
};

/** `['10*2', '11*1', '10*1']` is three of 10 and one of 11. */
const quantities = (asked: readonly string[]): Map<number, number> => {
  const wanted = new Map<number, number>();
  for (const line of asked) {
    const [skuId = 0, qty = 0] = line.split('*').map(Number);
    wanted.set(skuId, (wanted.get(skuId) ?? 0) + qty);
  }
  return wanted;
};

const problemOf = ({ invalidReason, stock }: Priceable, qty: number): Problem => {
  if (invalidReason !== null) return 'unavailable';
  if (stock <= 0) return 'outOfStock';
  return stock < qty ? 'aboveStock' : null;
};

const substitutesFor = async (
  reader: Reader,
  view: View,
  lines: readonly { skuId: number; qty: number }[],
): Promise<ReadonlyMap<number, Piece[]>> => {
  const answers = new Map<number, Piece[]>();
  for (const { skuId, qty } of lines) {
    const ids = await substituteSkus(reader, view, { skuId, qty, most: mostSubstitutes });
    const pieces = await loadPieces(reader, view, ids);
    answers.set(
      skuId,
      ids.flatMap((id) => pieces.get(id)?.piece ?? []),
    );
  }
  return answers;
};
