import type { Texts } from '@mall/contract/core/languages';
import { stockLimits } from '@mall/contract/seller/stock';
import { sql } from 'kysely';
import { ofSeller } from '../../platform/db/of-seller.ts';
import type { Tx } from '../../platform/db/open.ts';
import type { SellerScope } from '../../platform/http/seller.ts';

type CountedSku = { id: number; name: Texts; spec_text: Texts; stock: number; held: number; delta: number };
/** What a count had changed and is taken back; or what speaks against it, and of which SKUs. */
export type UndoneCount =
  | { readonly undone: readonly { readonly skuId: number; readonly change: number }[] }
  | { readonly why: 'over' | 'counted' | 'held' | 'tooMany'; readonly skus: readonly CountedSku[] };

/**
 * Takes back what a count of a seller changed, all of it or nothing: by the difference, so that what was sold or received
 * since stays. Not what somebody counted again since, and never below what is held. A SKU is taken back once; two who
 * undo at once wait for each other at its lock. A move of nothing is taken back too: the SKU was not counted then. The
 * day runs from the last move: a sheet is written in parts. Of a SKU that is offered no more nothing comes back, since
 * its stock left with it.
 */
export const undoCount = async (
  tx: Tx,
  scope: SellerScope,
  { id, by }: { id: string; by: string },
): Promise<UndoneCount> => {
  const { rows: locked } = await sql<CountedSku>`
    select s.id, p.name, s.spec_text, s.stock, s.held, case when s.offered then m.delta else 0 end as delta
    from stock_moves m join skus s on s.id = m.sku_id join products p on p.id = s.product_id
    where m.ref = ${id} and m.reason = 'counted' and ${ofSeller('p.shop_id', scope)}
      and (select max(n.at) from stock_moves n where n.ref = ${id} and n.reason = 'counted')
        > now() - make_interval(hours => ${stockLimits.undoHours})
    order by s.id for update of s`.execute(tx);
  // A statement of its own: only now is seen what another one wrote before it let go of the locks.
  const { rows: found } = await sql<{ id: number; again: boolean }>`
    select m.sku_id as id, exists (
      select from stock_moves c where c.sku_id = m.sku_id and c.reason = 'counted' and c.at > m.at
        and not exists (select from stock_moves u where u.sku_id = c.sku_id and u.reason = 'countUndone' and u.ref = c.ref)
    ) as again
    from stock_moves m where m.ref = ${id} and m.reason = 'counted' and m.sku_id = any(${locked.map((sku) => sku.id)}::int[])
      and not exists (select from stock_moves u where u.sku_id = m.sku_id and u.reason = 'countUndone' and u.ref = m.ref)`.execute(
    tx,
  );
  const again = new Map(found.map((sku) => [sku.id, sku.again]));
  const skus = locked.filter((sku) => again.has(sku.id));
  if (skus.length === 0) return { why: 'over', skus };
  const against = {
    counted: skus.filter((sku) => sku.delta !== 0 && again.get(sku.id) === true),
    held: skus.filter((sku) => sku.stock - sku.delta < sku.held),
    tooMany: skus.filter((sku) => sku.stock - sku.delta > stockLimits.most),
  };
  for (const why of ['counted', 'held', 'tooMany'] as const)
    if (against[why].length > 0) return { why, skus: against[why] };
  const { rows } = await sql`
    with counts as (
      select * from unnest(${skus.map((sku) => sku.id)}::int[], ${skus.map((sku) => sku.delta)}::int[]) as c (sku_id, delta)),
    changed as (
      update skus s set stock = s.stock - c.delta from counts c where s.id = c.sku_id and c.delta <> 0)
    insert into stock_moves (id, sku_id, delta, reason, ref, by)
    select ${id} || '-' || sku_id || '-undone', sku_id, -delta, 'countUndone', ${id}, ${by} from counts
    returning sku_id`.execute(tx);
  if (rows.length !== skus.length) throw new Error('A count was undone in part.');
  return { undone: skus.map((sku) => ({ skuId: sku.id, change: -sku.delta })) };
};
