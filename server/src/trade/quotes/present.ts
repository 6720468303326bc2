import { type Language, pickText } from '@mall/contract/core/languages';
import { money, plus, sum, times } from '@mall/contract/core/money';
import type { Item } from '@mall/contract/operations';
import { quoteState } from '@mall/contract/trade/quote';
import { isoText } from '../../platform/i18n/iso.ts';
import type { QuoteRow } from './queries.ts';
import { clock } from '../../platform/clock/clock.ts';

/** A quote as its member sees it. */
export const toQuote = (row: QuoteRow, language: Language): Item<'quote.list'> => {
  const lines = row.lines.map((line) => ({
    skuId: line.sku_id === null ? null : String(line.sku_id),
    productId: line.product_id === null ? null : String(line.product_id),
    name: line.name === null ? line.text : pickText(line.name, language).text,
    specText: line.spec_text === null ? '' : pickText(line.spec_text, language).text,
    image: line.image ?? row.want_image,
    qty: line.qty,
    unitPrice: line.unit_price,
    amount: times(money(line.unit_price), line.qty),
  }));
  const goods = sum(lines.map(({ amount }) => amount));
  return {
    id: row.id,
    no: row.no,
    wantId: row.want_id,
    wantRemark: row.want_remark,
    design: row.design_name === null ? null : { name: row.design_name },
    shopName: row.shop_name,
    lines,
    goods,
    freight: row.freight,
    total: plus(goods, money(row.freight)),
    note: row.note,
    validUntil: isoText(row.valid_until),
    state: quoteState(row.status, Date.parse(row.valid_until), clock.nowMs()),
    orderId: row.order_id,
    createdAt: isoText(row.created_at),
  };
};
