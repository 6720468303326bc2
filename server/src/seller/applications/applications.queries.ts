import { type ApplicationState, applicationStates } from '@mall/contract/core/application';
import type { Input } from '@mall/contract/operations';
import { sql } from 'kysely';
import type { Reader } from '../../platform/db/open.ts';
import { mediaSecret } from '../../platform/media/secret.queries.ts';
import { hasMobile } from '../../platform/sealed-fields/found.queries.ts';

export type ApplicationRow = {
  id: string;
  user_id: string;
  state: ApplicationState;
  version: number;
  company: string;
  contact: string;
  country: string;
  store_name: string;
  sells: string;
  licence: string;
  reason: string;
  at: Date;
  moved_at: Date;
  member: string;
  /** Sealed. */
  mobile: string;
  proved: boolean;
  shop_id: string | null;
  shop_name: string | null;
  shop_code: string | null;
  by_name: string | null;
  /** Signs addresses of private pictures. */
  secret: string;
};

const columns = sql`a.id, a.user_id, a.state, a.version, a.company, a.contact, a.country, a.store_name, a.sells, a.licence, a.reason,
  a.at, a.moved_at, u.name as member, u.mobile, u.mobile_proved_at is not null as proved, a.shop_id, s.store_name as shop_name,
  s.code as shop_code, ${mediaSecret} as secret, case when a.moved_by <> a.user_id then b.name end as by_name`;
const around = sql`join users u on u.id = a.user_id left join shops s on s.id = a.shop_id left join users b on b.id = a.moved_by`;

/** One application, with its member and its shop. */
export const application = async (reader: Reader, id: string): Promise<ApplicationRow | undefined> => {
  const { rows } = await sql<ApplicationRow>`
    select ${columns} from shop_applications a ${around} where a.id = ${id}`.execute(reader);
  return rows[0];
};

/** The member's latest application, and how many they made since that moment. */
export const latestOf = async (
  reader: Reader,
  userId: string,
  since: Date,
): Promise<{ latest: ApplicationRow | undefined; recent: number }> => {
  const { rows } = await sql<ApplicationRow>`
    select ${columns} from shop_applications a ${around} where a.user_id = ${userId}
    order by a.at desc, a.id desc limit 1`.execute(reader);
  const { n } = await reader
    .selectFrom('shop_applications')
    .select((all) => all.fn.countAll<number>().as('n'))
    .where('user_id', '=', userId)
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  return { latest: rows[0], recent: Number(n) };
};

/** Who applies: their number, sealed, and whether it is proved. */
export const applicant = (reader: Reader, userId: string) =>
  reader
    .selectFrom('users')
    .select(['id', 'mobile', 'mobile_proved_at'])
    .where('id', '=', userId)
    .executeTakeFirst();

export const countCap = 1000;

/** One page, and how many there are in each state, up to the cap and one more. A number finds only whole. */
export const applicationsPage = async (
  reader: Reader,
  { state, keyword, page, size }: Input<'mallApplication.list'>,
): Promise<{ rows: ApplicationRow[]; counts: Record<ApplicationState, number> }> => {
  const found =
    keyword === ''
      ? sql`true`
      : sql`(position(lower(${keyword}) in lower(a.company)) > 0 or position(lower(${keyword}) in lower(a.store_name)) > 0
          or a.user_id in (select u.id from users u where ${hasMobile(keyword, 'u')}))`;
  const order = state === 'new' || state === 'talk' ? sql`a.at, a.id` : sql`a.at desc, a.id desc`;
  const each = applicationStates.map(
    (one) => sql`select ${one}::text as state, (select count(*)::int from (
      select from shop_applications a where a.state = ${one} and ${found} limit ${sql.lit(countCap + 1)}) c) as n`,
  );
  const [{ rows }, { rows: counted }] = await Promise.all([
    sql<ApplicationRow>`
      select ${columns} from (select a.* from shop_applications a
        where ${state === 'all' ? sql`true` : sql`a.state = ${state}`} and ${found}
        order by ${order} limit ${size} offset ${(page - 1) * size}) a ${around} order by ${order}`.execute(
      reader,
    ),
    sql<{ state: ApplicationState; n: number }>`${sql.join(each, sql` union all `)}`.execute(reader),
  ]);
  const of = (one: ApplicationState) => counted.find((row) => row.state === one)?.n ?? 0;
  return {
    rows,
    counts: {
      new: of('new'),
      talk: of('talk'),
      accepted: of('accepted'),
      refused: of('refused'),
      withdrawn: of('withdrawn'),
    },
  };
};

/** Earlier applications of the same member. */
export const countBefore = async (reader: Reader, userId: string, at: Date): Promise<number> => {
  const { n } = await reader
    .selectFrom('shop_applications')
    .select((all) => all.fn.countAll<number>().as('n'))
    .where('user_id', '=', userId)
    .where('at', '<', at)
    .executeTakeFirstOrThrow();
  return Number(n);
};

export type NoteRow = { id: string; at: Date; by_name: string; text: string };

/** What operators wrote down, the latest first. */
export const notesOf = async (reader: Reader, id: string): Promise<NoteRow[]> => {
  const { rows } = await sql<NoteRow>`
    select n.id, n.at, u.name as by_name, n.text from shop_application_notes n join users u on u.id = n.by
    where n.application_id = ${id} order by n.at desc, n.id desc limit 100`.execute(reader);
  return rows;
};
