import type { Output } from '@mall/contract/operations';
import { isoText } from '../../platform/i18n/iso.ts';
import type { OrderHistory } from './history.queries.ts';
import { toOrderDetail, type Reader } from './present.ts';
import type { OrderRow } from './rows.queries.ts';
import type { NoteRow } from './notes.queries.ts';

/** A seller also reads the price before the factor of the shop, if they may. */
type SellerReader = Reader & { readonly platformPrices: boolean; readonly memberId: string };
type Parts = { history: OrderHistory; notes: readonly NoteRow[] };

/** An order as its seller sees it: with who of them did what, and their notes for each other. */
export const toSellerDetail = (
  row: OrderRow,
  { history, notes }: Parts,
  reader: SellerReader,
): Output<'shopOrder.detail'> => {
  const shown = toOrderDetail(row, history, reader);
  return {
    ...shown,
    receipt: shown.receipt.map((line, at) => ({
      ...line,
      platformPrice: reader.platformPrices ? (row.lines[at]?.platform_price ?? null) : null,
    })),
    events: shown.events.map((event, at) => ({
      ...event,
      by: event.actor === 'shop' ? (history.events[at]?.by ?? null) : null,
    })),
    notes: notes.map(({ id, by, name, text, at }) => ({
      id,
      by: name,
      mine: by === reader.memberId,
      text,
      at: isoText(at),
    })),
  };
};
