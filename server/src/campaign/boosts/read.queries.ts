import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import type { Reader } from '../../platform/db/open.ts';
import type { Member } from '../../platform/http/caller.ts';
import { type OrderQuestion, type OrderRead, readOrder } from '../../trade/index.ts';
import { type LaunchRow, launchRows } from './rows.queries.ts';

export type BoostRead = OrderRead & { readonly launch: LaunchRow };

/**
 * A member's own launch with the data of its order. Throws missing, also for a launch without anything to
 * order.
 */
export const readBoost = async (
  reader: Reader,
  caller: Member,
  { id, addressId, key }: Omit<OrderQuestion, 'skuIds'> & { id: string },
): Promise<BoostRead> => {
  const [launch] = await launchRows(
    reader,
    sql`l.id = ${id} and l.user_id = ${caller.memberId}`,
    undefined,
    caller.shop,
  );
  if (launch === undefined || launch.sku_id === null) throw new Refusal('missing');
  const skuIds = [String(launch.sku_id)];
  return { ...(await readOrder(reader, caller, { skuIds, addressId, key })), launch };
};
