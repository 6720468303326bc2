import { DataDirInUse } from '../platform/db/lock.ts';
import { type Db, openPglite, openPostgres } from '../platform/db/open.ts';
import { readSettings, type Settings, SettingError } from '../platform/settings/settings.ts';
import type { Terminal } from './terminal.ts';

/**
 * Works on the database of DATABASE_URL, or on the embedded one of DATA_DIR while the mall does not run. The
 * exit code of the work, or 3 without a database.
 */
export const withDatabase = async (
  env: NodeJS.ProcessEnv,
  { complain }: Pick<Terminal, 'complain'>,
  work: (db: Db, settings: Settings) => Promise<number>,
): Promise<number> => {
  try {
    const settings = readSettings(env);
    const opened =
      settings.DATABASE_URL === undefined
        ? await openPglite(settings.DATA_DIR)
        : openPostgres(settings.DATABASE_URL);
    return await work(opened.db, settings).finally(() => opened.close());
  } catch (error) {
    if (!(error instanceof SettingError || error instanceof DataDirInUse)) throw error;
    complain(error.message);
    return 3;
  }
};
