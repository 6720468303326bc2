import { deliverySteps } from '@mall/contract/trade/delivery';
import type { Language } from '@mall/contract/core/languages';
import type { Item } from '@mall/contract/operations';
import { sql } from 'kysely';
import type { Reader } from '../../platform/db/open.ts';
import { toDeliveryRow } from './present.ts';
import { idsOfPage, partsOf, type Risks, risksOf } from './ranks.queries.ts';
import { rowsById } from './rows.queries.ts';

export type DeliveriesAtRisk = Risks & {
  /** The first of them, the longest late first. */
  readonly list: Item<'delivery.list'>[];
};

/**
 * The number of late and risky deliveries of a shop, and the first few, as in its list. For the first page of
 * the office.
 */
export const deliveriesAtRisk = async (
  reader: Reader,
  shopId: string,
  language: Language,
  size = 5,
): Promise<DeliveriesAtRisk> => {
  const statuses = deliverySteps.map((_step, status) => status);
  const scope = { shopId };
  const asked = { scope, parts: partsOf.danger, where: sql`true`, hits: null };
  const ids = await idsOfPage(reader, { ...asked, statuses }, { page: 1, size });
  const rows = await rowsById(reader, ids, sql`d.shop_id = ${shopId}`);
  return { ...(await risksOf(reader, asked)), list: rows.map((row) => toDeliveryRow(row, language)) };
};
