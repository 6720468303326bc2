import { type Language, pickText } from '@mall/contract/core/languages';
import { money, times, zero } from '@mall/contract/core/money';
import type { Item, Output } from '@mall/contract/operations';
import { orderDraftState, type OrderDraftState } from '@mall/contract/trade/order-draft';
import type { Priceable } from '../../catalog/index.ts';
import { clock } from '../../platform/clock/clock.ts';
import { isoText } from '../../platform/i18n/iso.ts';
import { maskName, maskPhone } from '../../platform/i18n/mask.ts';
import { customerIn } from './customer.ts';
import { priceDraft, totalsOf } from './price-draft.ts';
import type { DraftRow, LinkedRow } from './rows.queries.ts';

type Goods = ReadonlyMap<string, Priceable>;
type Detail = Output<'orderDraft.detail'>;

export const stateOf = ({
  status,
  valid_until: until,
}: Pick<DraftRow, 'status' | 'valid_until'>): OrderDraftState =>
  orderDraftState(status, until === null ? null : Date.parse(until), clock.nowMs());

/** Whether its prices are fixed: an expired link fixes none any more. */
const isFixed = (state: OrderDraftState): boolean => state === 'sent' || state === 'ordered';

/** A row of a list has a number masked, as orders have; in the console a name too, as the mall's orders have. */
export const toRow = (row: DraftRow): Item<'orderDraft.list'> => {
  const state = stateOf(row);
  const { phone } = customerIn(row);
  return {
    id: row.id,
    no: row.no,
    state,
    name: row.shop === null && row.name !== '' ? maskName(row.name) : row.name,
    phone: phone === '' ? '' : maskPhone(phone),
    pieces: row.lines.reduce((all, { qty }) => all + qty, 0),
    total: isFixed(state) ? fixedTotals(row).total : null,
    validUntil: row.valid_until === null ? null : isoText(row.valid_until),
    orderId: row.order_id,
    by: row.by,
    updatedAt: isoText(row.updated_at),
  };
};

const fixedTotals = ({ lines, freight }: DraftRow) =>
  totalsOf(
    lines.map(({ qty, full_price: fullPrice, price }) => ({
      qty,
      fullPrice: fullPrice ?? 0,
      price: price ?? 0,
    })),
    freight === null ? zero : money(freight),
  );

/** A draft as its seller reads it: at the fixed prices while its link is out, else at those of now. */
export const toDetail = (row: DraftRow, goods: Goods, language: Language): Detail => {
  const listed = toRow(row);
  const customer = customerIn(row);
  return {
    ...listed,
    name: customer.name,
    phone: customer.phone,
    version: row.version,
    customer: { ...customer, region: row.region },
    discountBps: row.discount_bps,
    reason: row.reason,
    note: row.note,
    priced: isFixed(listed.state) ? fixed(row, goods, language) : current(row, goods, language),
    createdAt: isoText(row.created_at),
  };
};

const words = (
  { product_id: productId, name, spec_text: spec, image }: DraftRow['lines'][number],
  language: Language,
) => ({
  productId: String(productId),
  name: pickText(name, language).text,
  specText: pickText(spec, language).text,
  image,
});

const fixed = (row: DraftRow, goods: Goods, language: Language): Detail['priced'] => ({
  ...fixedTotals(row),
  lines: row.lines.map((line) => ({
    ...words(line, language),
    skuId: String(line.sku_id),
    qty: line.qty,
    fullPrice: line.full_price ?? 0,
    price: line.price ?? 0,
    amount: times(money(line.price ?? 0), line.qty),
    stock: Math.max(0, goods.get(String(line.sku_id))?.stock ?? 0),
    trouble: row.status === 'sent' ? troubleNow(line, goods) : null,
  })),
});

/** Why its link would be refused: the goods went off sale, or others bought them. */
const troubleNow = ({ sku_id: skuId, qty }: DraftRow['lines'][number], goods: Goods) => {
  const found = goods.get(String(skuId));
  if (found === undefined || found.invalidReason !== null) return 'unavailable';
  return found.stock < qty ? 'short' : null;
};

const current = (row: DraftRow, goods: Goods, language: Language): Detail['priced'] => {
  const wanted = row.lines.map(({ sku_id: skuId, qty }) => ({ skuId: String(skuId), qty }));
  const priced = priceDraft(wanted, goods, row.discount_bps);
  return {
    ...priced.totals,
    lines: row.lines.flatMap((line, at) => {
      const found = priced.lines[at];
      return found === undefined
        ? []
        : [{ ...words(line, language), ...found, amount: times(found.price, found.qty) }];
    }),
  };
};

/** Goods that are in no draft yet; of what this seller does not sell nothing is told. */
export const toPriced = (
  { lines, discountBps }: { lines: readonly { skuId: string; qty: number }[]; discountBps: number },
  goods: Goods,
  language: Language,
): Output<'orderDraft.price'> => {
  const priced = priceDraft(lines, goods, discountBps);
  return {
    ...priced.totals,
    lines: priced.lines.map((line) => {
      const found = line.trouble === 'unavailable' ? undefined : goods.get(line.skuId);
      return {
        ...line,
        productId: found?.productId ?? '',
        name: found === undefined ? '' : pickText(found.name, language).text,
        specText: found === undefined ? '' : pickText(found.specText, language).text,
        image: found?.image ?? '',
        amount: times(line.price, line.qty),
      };
    }),
  };
};

type Reader = {
  /** What the seller is called. */
  readonly seller: string;
  readonly memberId: string | null;
  readonly language: Language;
  readonly ownNumber: (number: string) => boolean;
};

/** What a link shows. Where the goods may go reads only the person whose number the seller wrote down. */
export const toLinked = (row: LinkedRow, who: Reader): Output<'orderLink.show'> => {
  const state = stateOf(row);
  const customer = customerIn(row);
  return {
    ...fixedTotals(row),
    shopName: who.seller,
    state: state === 'open' ? 'expired' : state,
    lines: row.lines.map((line) => ({
      ...words(line, who.language),
      skuId: String(line.sku_id),
      qty: line.qty,
      fullPrice: line.full_price ?? 0,
      price: line.price ?? 0,
      amount: times(money(line.price ?? 0), line.qty),
    })),
    reason: row.reason,
    note: row.note,
    validUntil: isoText(row.valid_until ?? row.updated_at),
    orderId: who.memberId !== null && row.buyer_id === who.memberId ? row.order_id : null,
    receiver: state === 'sent' && customer.phone !== '' && who.ownNumber(customer.phone) ? customer : null,
  };
};
