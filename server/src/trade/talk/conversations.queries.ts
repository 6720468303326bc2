import type { TalkTab } from '@mall/contract/trade/talk';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../platform/db/open.ts';
import { containing } from '../../platform/i18n/range.queries.ts';
import type { Held } from './lock.queries.ts';
import { isOf } from './of-party.queries.ts';
import type { Party } from './party.ts';

export type ConversationRow = Held & {
  readonly member_name: string;
  readonly shop_name: string | null;
  readonly logo: string | null;
  readonly assigned_name: string | null;
  readonly said_seq: number;
  readonly said_words: string;
  readonly said_side: 'member' | 'office';
};

/** Conversations with the last that this side reads; in one that was only opened nothing is said yet. */
const rowsOf = async (
  reader: Reader,
  party: Party,
  where: RawBuilder<unknown>,
  end: RawBuilder<unknown>,
): Promise<ConversationRow[]> => {
  const reads = party.side === 'member' ? sql`m.kind = 'words'` : sql`true`;
  const { rows } = await sql<ConversationRow>`
    select c.*, u.name as member_name, s.store_name as shop_name, s.logo, a.name as assigned_name,
      coalesce(said.seq, 0) as said_seq, coalesce(said.words, '') as said_words, coalesce(said.side, 'member') as said_side
    from conversations c join users u on u.id = c.member_id left join shops s on s.id = c.office_id
      left join users a on a.id = c.assigned_to
      left join lateral (select m.seq, m.words, m.side from conversation_messages m
        where m.conversation_id = c.id and ${reads} order by m.seq desc limit 1) said on true
    where ${isOf(party)} and ${where} ${end}`.execute(reader);
  return rows;
};

/** One conversation of a party; undefined for any other. */
export const conversationOf = async (
  reader: Reader,
  party: Party,
  id: string,
): Promise<ConversationRow | undefined> =>
  (
    await rowsOf(reader, party, sql`c.id = ${id} and (c.last_seq > 0 or ${party.side === 'member'})`, sql``)
  )[0];

/** Those that have changed after a number of the party's news, some of them, in the order of their numbers. */
export const changedAfter = async (
  reader: Reader,
  party: Party,
  number: number,
): Promise<{ number: number; row: ConversationRow }[]> => {
  const news = party.side === 'member' ? sql.ref('c.member_news') : sql.ref('c.office_news');
  const rows = await rowsOf(reader, party, sql`${news} > ${number}`, sql`order by ${news} limit 100`);
  return rows.map((row) => ({ number: party.side === 'member' ? row.member_news : row.office_news, row }));
};

/** The number of the last news of a party. */
export const newestNews = async (reader: Reader, { side, owner }: Party): Promise<number> => {
  const { rows } = await (side === 'member'
    ? sql<{ news: number }>`select news from talk_members where user_id = ${owner}`
    : sql<{ news: number }>`select news from talk_offices where id = ${owner}`
  ).execute(reader);
  return rows[0]?.news ?? 0;
};

type Asked = { readonly page: number; readonly size: number };

/** A page of a member's conversations, and how many messages in all of them they have not read. */
export const ownPage = async (reader: Reader, party: Party, { page, size }: Asked) => {
  const rows = await rowsOf(
    reader,
    party,
    sql`c.last_seq > 0`,
    sql`order by c.last_at desc, c.id desc limit ${size} offset ${(page - 1) * size}`,
  );
  const counted = await sql<{ n: number; unread: number }>`
    select count(*)::int as n, coalesce(sum(member_unread), 0)::int as unread
    from conversations c where ${isOf(party)} and c.last_seq > 0`.execute(reader);
  return { rows, total: counted.rows[0]?.n ?? 0, unread: counted.rows[0]?.unread ?? 0 };
};

const tabs = (by: string): Readonly<Record<TalkTab, RawBuilder<boolean>>> => ({
  unanswered: sql<boolean>`c.waiting_since is not null`,
  mine: sql<boolean>`c.assigned_to = ${by} and c.status = 'open'`,
  all: sql<boolean>`true`,
  closed: sql<boolean>`c.status = 'closed'`,
});

/** A page of an office's conversations; those that wait for an answer come longest first. */
export const inboxPage = async (
  reader: Reader,
  party: Party,
  { tab, keyword = '', page, size }: Asked & { tab: TalkTab; keyword?: string | undefined },
) => {
  const of = tabs(party.by);
  const found =
    keyword === ''
      ? sql`true`
      : sql`(exists (select from users n where n.id = c.member_id and n.name ilike ${containing(keyword)})
          or exists (select from conversation_messages w where w.conversation_id = c.id and w.words ilike ${containing(keyword)}))`;
  const where = sql`c.last_seq > 0 and ${of[tab]} and ${found}`;
  const order = tab === 'unanswered' ? sql`c.waiting_since, c.id` : sql`c.last_at desc, c.id desc`;
  const rows = await rowsOf(
    reader,
    party,
    where,
    sql`order by ${order} limit ${size} offset ${(page - 1) * size}`,
  );
  const counted = await sql<{ n: number }>`
    select count(*)::int as n from conversations c where ${isOf(party)} and ${where}`.execute(reader);
  const counts = await sql<{ unanswered: number; mine: number }>`
    select count(*) filter (where ${of.unanswered})::int as unanswered, count(*) filter (where ${of.mine})::int as mine
    from conversations c where ${isOf(party)} and c.last_seq > 0`.execute(reader);
  return { rows, total: counted.rows[0]?.n ?? 0, counts: counts.rows[0] ?? { unanswered: 0, mine: 0 } };
};

/** What a member has not read in messages, or an office in conversations. */
export const unreadOf = async (reader: Reader, party: Party): Promise<number> => {
  const { rows } = await (party.side === 'member'
    ? sql<{ n: number }>`select coalesce(sum(member_unread), 0)::int as n from conversations c
        where ${isOf(party)} and member_unread > 0`
    : sql<{
        n: number;
      }>`select count(*)::int as n from conversations c where ${isOf(party)} and office_unread > 0`
  ).execute(reader);
  return rows[0]?.n ?? 0;
};
