import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DataDirInUse } from '../platform/db/lock.ts';
import { migrate } from '../platform/db/migrate.ts';
import { openPglite, openPostgres } from '../platform/db/open.ts';
import { openStorage } from '../platform/ports/open-storage.ts';
import { createSecret, secretOf } from '../platform/ports/secret.ts';
import { markSecret } from '../platform/sealed-fields/sealing.ts';
import { importRegions } from '../catalog/regions/import.ts';
import { readSettings, SettingError } from '../platform/settings/settings.ts';
import { approvePending } from '../seller/shops/decide.ts';
import { makeBuyers } from './buyers.ts';
import { importDemo } from './import.ts';
import { lockAccounts } from './lock.ts';

const usage = `Usage: npm run demo -- buyers N [file]   makes N members with sessions; their tokens, one a line, go to the file
       npm run demo -- approve           approves the shop changes in review, as the platform's operator would
       npm run demo -- import            makes the demo mall in an empty database
       npm run demo -- lock              takes the public password from the demo's accounts, before a mall goes into production

They work on DATABASE_URL, or on DATA_DIR while the mall is stopped.
`;
const mostBuyers = 100_000;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const run = async ([command, ...rest]: readonly string[]): Promise<number> => {
  const count = Number(rest[0]);
  const buyers = command === 'buyers' && Number.isInteger(count) && count > 0 && count <= mostBuyers;
  if (!buyers && command !== 'approve' && command !== 'import' && command !== 'lock') {
    process.stderr.write(usage);
    return 2;
  }
  const settings = readSettings(process.env);
  if (settings.NODE_ENV === 'production' && command !== 'lock')
    throw new SettingError('The demo commands are not for production, but for lock.');
  const opened =
    settings.DATABASE_URL === undefined
      ? await openPglite(settings.DATA_DIR)
      : openPostgres(settings.DATABASE_URL);
  try {
    await migrate(opened.db);
    await markSecret(opened.db, createSecret(settings.MALL_SECRET ?? secretOf(settings.DATA_DIR)));
    if (command === 'lock') {
      const locked = await lockAccounts(opened.db);
      say(locked.length === 0 ? 'No account has the public password.' : `Locked: ${locked.join(', ')}`);
      return 0;
    }
    await importRegions(opened.db);
    if (command === 'import') {
      await importDemo(opened.db, openStorage(settings), say);
      return 0;
    }
    if (!buyers) {
      const codes = await approvePending(opened.db);
      say(codes.length === 0 ? 'Nothing is in review.' : `Approved: ${codes.join(', ')}`);
      return 0;
    }
    const file = path.resolve(rest[1] ?? path.join(settings.DATA_DIR, 'buyers.txt'));
    const tokens = await makeBuyers(opened.db, count);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${tokens.join('\n')}\n`, { mode: 0o600 });
    say(`${tokens.length} buyers; their tokens are in ${file}`);
    return 0;
  } finally {
    await opened.close();
  }
};

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof SettingError || error instanceof DataDirInUse)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = error instanceof SettingError ? 2 : 3;
}
