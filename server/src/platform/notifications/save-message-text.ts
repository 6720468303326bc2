import type { Language } from '@mall/contract/core/languages';
import { Refusal } from '@mall/contract/core/refusals';
import { sql } from 'kysely';
import type { Tx } from '../db/open.ts';
import { type MessageText, namesIn } from './own-texts.ts';
import { readOwnTexts } from './own-texts.queries.ts';
import type { Audience } from './kinds.ts';
import { usualText } from './render-message.ts';

type Asked = {
  readonly type: string;
  readonly audience: Audience;
  readonly language: Language;
  /** Null: the mall's own words again. */
  readonly text: MessageText | null;
  /** Those that were seen; null: none. */
  readonly seen: MessageText | null;
};

/**
 * Replaces the words of a message in one language, if they are still those that were seen; gives its names for the log. Throws missing for
 * a message that there is none of, messageText.unknownName with the name and those there are, goods.changedElsewhere with the words
 * as they are now.
 */
export const saveMessageText = async (tx: Tx, { type, audience, language, text, seen }: Asked) => {
  const usual = usualText(type, audience, language);
  if (usual === undefined) throw new Refusal('missing');
  if (text !== null) {
    const unknown = namesIn(`${text.title} ${text.body}`).find((name) => !usual.names.includes(name));
    if (unknown !== undefined)
      throw new Refusal('messageText.unknownName', { name: unknown, names: usual.names.join(', ') });
  }
  const own = { type, audience, language };
  const same = sql<boolean>`message_texts.type = ${type} and message_texts.audience = ${audience}
    and message_texts.language = ${language} and message_texts.title = ${seen?.title ?? ''} and message_texts.body = ${seen?.body ?? ''}`;
  const done =
    text === null
      ? (await tx.deleteFrom('message_texts').where(same).executeTakeFirst()).numDeletedRows
      : seen === null
        ? (
            await tx
              .insertInto('message_texts')
              .values({ ...own, ...text })
              .onConflict((conflict) => conflict.doNothing())
              .executeTakeFirst()
          ).numInsertedOrUpdatedRows
        : (await tx.updateTable('message_texts').set(text).where(same).executeTakeFirst()).numUpdatedRows;
  if (done !== 1n)
    throw new Refusal('goods.changedElsewhere', {
      content: (await readOwnTexts(tx))(type, audience, language) ?? null,
    });
};
