import type { WantStage } from '@mall/contract/trade/purchase-request-office';
import { sql } from 'kysely';
import type { Reader } from '../../platform/db/open.ts';
import { isoText } from '../../platform/i18n/iso.ts';
import { maskName } from '../../platform/i18n/mask.ts';
import { isDue, stageOf } from './office-list.queries.ts';

export type WantInbox = {
  readonly open: number;
  /** Somebody should continue today, or should have. */
  readonly due: number;
  readonly first: readonly {
    readonly id: string;
    readonly no: string;
    /** Masked. */
    readonly contact: string;
    readonly region: string;
    readonly remark: string;
    readonly stage: WantStage;
    readonly due: boolean;
    readonly createdAt: string;
  }[];
};

/**
 * The open work in a shop's wanted purchases: those that are due, the longest overdue first, then the latest
 * open ones. For the first page of its office.
 */
export const wantInbox = async (reader: Reader, shopId: string, size = 5): Promise<WantInbox> => {
  const open = sql`w.shop_id = ${shopId} and w.ended_at is null`;
  const alive = sql`${open} and w.verify <> 'fake' and (w.valid_until > now() or ${isDue})`;
  const { rows } = await sql<WantInbox>`
    select
      (select count(*) from wants w where ${open} and w.verify <> 'fake' and w.valid_until > now())::int as open,
      (select count(*) from wants w where ${open} and ${isDue})::int as due,
      (select coalesce(json_agg(r), '[]') from (
        select w.id, w.no, w.contact, w.region, w.remark, ${stageOf(shopId)} as stage, ${isDue} as due,
          to_jsonb(w.created_at) #>> '{}' as "createdAt"
        from wants w where ${alive}
        order by ${isDue} desc, case when ${isDue} then w.next_at end, w.created_at desc, w.id limit ${size}) r) as
          first`.execute(reader);
  const found = rows[0] ?? { open: 0, due: 0, first: [] };
  return {
    ...found,
    first: found.first.map((one) => ({
      ...one,
      contact: one.contact === '' ? '' : maskName(one.contact),
      createdAt: isoText(one.createdAt),
    })),
  };
};
