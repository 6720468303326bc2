import { pickText } from '@mall/contract/core/languages';
import type { Output } from '@mall/contract/operations';
import type { Db } from '../../platform/db/open.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { normalNumber } from '../../platform/sealed-fields/fields.ts';
import { readPlatform } from '../../platform/settings/platform.queries.ts';
import { openLink } from './basket.ts';
import { numberOf } from './number.queries.ts';
import { toLinked } from './present.ts';

/** What a link offers, from a shop or from the mall itself. Throws missing. */
export const showLink = async (
  db: Db,
  { memberId, language }: Caller,
  token: string,
): Promise<Output<'orderLink.show'>> => {
  const row = await openLink(db, token);
  const own = memberId === null ? null : await numberOf(db, memberId);
  const seller = row.shop_name ?? pickText((await readPlatform(db)).shopName, language).text;
  const ownNumber = (number: string): boolean => own !== null && normalNumber(number) === normalNumber(own);
  return toLinked(row, { seller, memberId, language, ownNumber });
};
