import type { Input, Output } from '@mall/contract/operations';
import { noteOperator } from '../../platform/audit/operator.ts';
import type { Db } from '../../platform/db/open.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Operator } from '../../platform/http/caller.ts';
import { kindOf } from '../../platform/notifications/kinds.ts';
import { readOwnTexts } from '../../platform/notifications/own-texts.queries.ts';
import { messages } from '../../platform/notifications/render-message.ts';
import { saveMessageText } from '../../platform/notifications/save-message-text.ts';

type Listed = Output<'mallMessageText.list'>;

/** The words of the messages that the mall sends (docs/features/operator.md). */
export const createMessageTextService = ({ db }: { db: Db }) => ({
  list: async ({ language }: Input<'mallMessageText.list'>): Promise<Listed> => {
    const own = await readOwnTexts(db);
    return messages(language).map(({ type, audience, title, body, names }) => ({
      type,
      audience,
      kind: kindOf(type),
      usual: { title, body },
      own: own(type, audience, language) ?? null,
      names: [...names],
    }));
  },
  save: async (caller: Operator, input: Input<'mallMessageText.save'>): Promise<null> => {
    const { type, audience, language, text, seen } = input;
    await inTransaction(db, async (tx) => {
      await saveMessageText(tx, input);
      await noteOperator(
        tx,
        caller,
        'setting.messageText',
        `setting:message.${type}.${audience}.${language}`,
        {
          old: { text: seen },
          new: { text },
        },
      );
    });
    return null;
  },
});
