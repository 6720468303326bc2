import path from 'node:path';
import { createApp } from './app.ts';
import { DataDirInUse } from './db/lock.ts';
import { migrate } from './db/migrate.ts';
import { openPglite, openPostgres } from './db/open.ts';
import { createJobs } from './jobs/jobs.ts';
import { createInbox, noSms } from './ports/sms.ts';
import { createFolderStorage } from './ports/storage.ts';
import { readSettings, SettingError } from './settings.ts';

/** The repository's root, where the built pages are. */
const house = path.resolve(import.meta.dirname, '../..');

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Starts the mall: settings, database, demo, server. A sentence and exit code 2 or 3 where the caller can mend it. */
const start = async (): Promise<void> => {
  const settings = readSettings(process.env);
  const opened =
    settings.DATABASE_URL === undefined
      ? await openPglite(settings.DATA_DIR)
      : openPostgres(settings.DATABASE_URL);
  await migrate(opened.db);
  const roles = new Set(settings.ROLES.split(','));
  const inbox = createInbox((line) => say(`  ${line}`));
  const jobs = createJobs(opened, settings.DATABASE_URL, roles.has('worker'), () => {});
  const app = await createApp({
    settings,
    opened,
    jobs,
    ...(roles.has('web') ? { house } : {}),
    ports: {
      sms: settings.NODE_ENV === 'production' ? noSms : inbox,
      storage: createFolderStorage(path.join(settings.DATA_DIR, 'media')),
    },
  });
  await jobs.start();
  await app.listen({ port: settings.PORT, host: settings.HOST });
  say(`Furnimall is open at http://localhost:${settings.PORT}`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      void (async () => {
        await app.close();
        await jobs.stop();
        await opened.close();
        process.exit(0);
      })();
    });
  }
};

try {
  await start();
} catch (error) {
  const sentence = error instanceof SettingError || error instanceof DataDirInUse ? error.message : null;
  process.stderr.write(
    `${sentence ?? (error instanceof Error ? (error.stack ?? error.message) : String(error))}\n`,
  );
  process.exit(error instanceof SettingError ? 2 : error instanceof DataDirInUse ? 3 : 1);
}
