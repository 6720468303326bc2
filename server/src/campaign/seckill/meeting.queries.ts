import { type Language, pickText, type Texts } from '@mall/contract/core/languages';
import type { SeckillSlot } from '@mall/contract/campaign/seckill';
import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/open.ts';
import { type Sold, salesMeet } from './times.ts';

type Met = { id: string; name: Texts; start_at: Date; end_at: Date; slots: SeckillSlot[] };
export type Meeting = Sold & {
  readonly id: string;
  readonly skuId: number;
  readonly shopId: string | null;
  /** In which the other one is named. */
  readonly language: Language;
};

/**
 * A shop's sale shares its SKU with no other sale at the same time, the mall's nor its own: nobody could tell its buyers what
 * one costs. Two of the mall's may, since the mall is warned. The SKU is locked, so of two that are published at once the
 * second sees the first. Throws seckill.overlaps.
 */
export const mustMeetNone = async (
  tx: Tx,
  { id, skuId, shopId, language, ...sold }: Meeting,
): Promise<void> => {
  await tx.selectFrom('skus').select('id').where('id', '=', skuId).forNoKeyUpdate().execute();
  const { rows } = await sql<Met>`
    select id, name, start_at, end_at, slots from seckill_activities
    where sku_id = ${skuId}::int and id <> ${id} and status in ('scheduled', 'running') and end_at > now()
      and (shop_id is not null or ${shopId}::text is not null)
      and start_at < ${sold.endAt} and end_at > ${sold.startAt}
    order by start_at, id limit 100`.execute(tx);
  const met = rows.find((row) =>
    salesMeet(sold, { startAt: row.start_at, endAt: row.end_at, slots: row.slots }),
  );
  if (met !== undefined) throw new Refusal('seckill.overlaps', { name: pickText(met.name, language).text });
};
