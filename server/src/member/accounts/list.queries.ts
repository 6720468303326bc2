import { type RawBuilder, sql } from 'kysely';
import { hasMobile } from '../../platform/sealed-fields/found.queries.ts';

const newest = sql`u.created_at desc, u.id desc`;
const called = sql`lower(u.name) collate "C"`;
/** The last character there is: whatever begins with a name comes before the name and it. */
const last = '\u{10ffff}';

/** Whom a keyword finds, and in which order: each is that of an index, so that many take no longer than few. */
const foundBy = (keyword: string): { is: RawBuilder<unknown>; order: RawBuilder<unknown> } => {
  if (/^[0-9a-f-]{36}$/.test(keyword)) return { is: sql`u.id = ${keyword}`, order: newest };
  if (/^\d{11}$/.test(keyword)) return { is: hasMobile(keyword, 'u'), order: newest };
  const from = sql`lower(${keyword}::text)`;
  return {
    is: sql`${called} >= ${from} and ${called} < ${from} || ${last}`,
    order: sql`${called}, u.id`,
  };
};

type Asked = { keyword: string; state?: string | undefined; level?: number | undefined };

/** The members `u` that a list of the console has found, and the order that an index has of them. */
export const membersFound = ({
  keyword,
  state,
  level,
}: Asked): { is: RawBuilder<boolean>; order: RawBuilder<unknown> } => {
  const { is, order } = keyword === '' ? { is: sql`true`, order: newest } : foundBy(keyword);
  const parts = [
    sql`u.removed_at is null`,
    is,
    ...(state === undefined
      ? []
      : [state === 'locked' ? sql`u.locked_at is not null` : sql`u.locked_at is null`]),
    ...(level === undefined ? [] : [sql`u.rank = ${level}`]),
  ];
  return { is: sql<boolean>`${sql.join(parts, sql` and `)}`, order };
};
