import { type RawBuilder, sql } from 'kysely';
import { askedWith } from '../../platform/sealed-fields/found.queries.ts';
import { containing } from '../../platform/i18n/range.queries.ts';

/** Those of a shop, or (null) of the mall itself. */
export const soldBy = (column: RawBuilder<unknown>, shopId: string | null): RawBuilder<boolean> =>
  shopId === null ? sql<boolean>`${column} is null` : sql<boolean>`${column} = ${shopId}`;

const written = sql`w.contact || chr(10) || w.brand || chr(10) || w.region || chr(10) || w.remark`;

/** Its entries of the index of words are told from others' by this. */
const wordsOf = (shopId: string | null) =>
  shopId === null
    ? { written: sql`'mall'`, asked: sql`'mall'` }
    : { written: sql`right(w.shop_id, 6)`, asked: sql`right(${shopId}::text, 6)` };

/**
 * Whether a keyword matches a wanted purchase of a seller: six digits and more are a whole phone number, or the
 * beginning or end of its own number; all else is a part of its text. Phone numbers are found whole only, for
 * they are masked.
 */
export const wordsFound = (shopId: string | null, keyword: string): RawBuilder<boolean> => {
  if (/^\d{6,}$/.test(keyword))
    return sql<boolean>`w.id in (
      select id from wants w where ${soldBy(sql`w.shop_id`, shopId)} and ${askedWith(keyword)}
      union all select id from wants n where ${between(sql`n.no`, keyword)}
      union all select id from wants n where ${between(sql`reverse(n.no)`, [...keyword].reverse().join(''))})`;
  const of = wordsOf(shopId);
  const has = sql<boolean>`pairs_in(${written}, ${of.written}) @> pairs_in(${keyword}, ${of.asked})`;
  // One or two characters are an entry of the index: a hit need not be read again.
  return [...keyword].length <= 2
    ? has
    : sql<boolean>`(${has} and lower(${written}) like lower(${containing(keyword)}))`;
};

/** Begins with these digits: a colon comes after nine. */
const between = (number: RawBuilder<unknown>, digits: string): RawBuilder<boolean> =>
  sql<boolean>`${number} ~>=~ ${digits} and ${number} ~<~ ${`${digits}:`}`;
