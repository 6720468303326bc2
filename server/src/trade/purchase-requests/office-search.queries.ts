import { type RawBuilder, sql } from 'kysely';
import { askedWith } from '../../platform/sealed-fields/found.queries.ts';
import { containing } from '../../platform/i18n/range.queries.ts';

const written = sql`w.contact || chr(10) || w.brand || chr(10) || w.region || chr(10) || w.remark`;

/**
 * Whether a keyword matches a wanted purchase of a shop: six digits and more are a whole phone number, or the
 * beginning or end of its own number; all else is a part of its text. Phone numbers are found whole only, for
 * they are masked.
 */
export const wordsFound = (shopId: string, keyword: string): RawBuilder<boolean> => {
  if (/^\d{6,}$/.test(keyword))
    return sql<boolean>`w.id in (
      select id from wants w where w.shop_id = ${shopId} and ${askedWith(keyword)}
      union all select id from wants n where ${between(sql`n.no`, keyword)}
      union all select id from wants n where ${between(sql`reverse(n.no)`, [...keyword].reverse().join(''))})`;
  const has = sql<boolean>`pairs_in(${written}, right(w.shop_id, 6)) @>
    pairs_in(${keyword}, right(${shopId}::text, 6))`;
  // One or two characters are an entry of the index: a hit need not be read again.
  return [...keyword].length <= 2
    ? has
    : sql<boolean>`(${has} and lower(${written}) like lower(${containing(keyword)}))`;
};

/** Begins with these digits: a colon comes after nine. */
const between = (number: RawBuilder<unknown>, digits: string): RawBuilder<boolean> =>
  sql<boolean>`${number} ~>=~ ${digits} and ${number} ~<~ ${`${digits}:`}`;
