import type { Language } from '@mall/contract/core/languages';
import type { Db } from '../../platform/db/open.ts';

/** Keeps the language in which a member is written to. */
export const keepLanguage = async (db: Db, memberId: string, language: Language): Promise<void> => {
  await db.updateTable('users').set({ language }).where('id', '=', memberId).execute();
};
