import type { WantStage } from '@mall/contract/want-office';
import { sql } from 'kysely';
import type { Reader } from '../db/open.ts';
import { isoText } from '../text/iso.ts';
import { maskName } from '../text/mask.ts';
import { isDue, stageOf } from './office-list.ts';

export type WantInbox = {
  readonly open: number;
  /** Open, and nobody has looked whether it is real. */
  readonly unverified: number;
  /** Somebody should go on today, or should have. */
  readonly due: number;
  /** When the oldest of the unverified came, ISO-8601; null when there is none. */
  readonly oldest: string | null;
  readonly latest: readonly {
    readonly id: string;
    readonly no: string;
    /** In part. */
    readonly contact: string;
    readonly region: string;
    readonly remark: string;
    readonly stage: WantStage;
    readonly due: boolean;
    /** When somebody wanted to go on, ISO-8601. */
    readonly nextAt: string | null;
    readonly createdAt: string;
  }[];
};

type Row = Omit<WantInbox, 'latest'> & { latest: WantInbox['latest'] };

/** What waits in a shop's wanted purchases, and the latest open ones: for the first page of its office. */
export const wantInbox = async (reader: Reader, shopId: string, latest = 5): Promise<WantInbox> => {
  const open = sql`w.shop_id = ${shopId} and w.ended_at is null`;
  const alive = sql`${open} and w.verify <> 'fake' and w.valid_until > now()`;
  const fresh = sql`${open} and w.verify = 'notVerified' and w.valid_until > now() and ${stageOf} = 'toVerify'`;
  const { rows } = await sql<Row>`
    select
      (select count(*) from wants w where ${alive})::int as open,
      (select count(*) from wants w where ${fresh})::int as unverified,
      (select count(*) from wants w where ${open} and ${isDue})::int as due,
      (select to_jsonb(min(w.created_at)) #>> '{}' from wants w where ${fresh}) as oldest,
      (select coalesce(json_agg(r), '[]') from (
        select w.id, w.no, w.contact, w.region, w.remark, ${stageOf} as stage, ${isDue} as due, to_jsonb(w.next_at) #>> '{}' as "nextAt",
          to_jsonb(w.created_at) #>> '{}' as "createdAt"
        from wants w where ${alive}
        order by w.created_at desc, w.id limit ${latest}) r) as latest`.execute(reader);
  const found = rows[0] ?? { open: 0, unverified: 0, due: 0, oldest: null, latest: [] };
  return {
    ...found,
    oldest: found.oldest === null ? null : isoText(found.oldest),
    latest: found.latest.map((one) => ({
      ...one,
      contact: one.contact === '' ? '' : maskName(one.contact),
      nextAt: one.nextAt === null ? null : isoText(one.nextAt),
      createdAt: isoText(one.createdAt),
    })),
  };
};
