import type { Reader } from '../db/open.ts';
import { type OwnTexts, ownTextsOf } from './own-texts.ts';

/** What operators wrote for messages; most malls have none or a few. */
export const readOwnTexts = async (reader: Reader): Promise<OwnTexts> =>
  ownTextsOf(
    await reader
      .selectFrom('message_texts')
      .select(['type', 'audience', 'language', 'title', 'body'])
      .execute(),
  );
