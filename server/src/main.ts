import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { hasSigningKey, signingKey, trustedKeys } from '@mall/publish/keys';
import { openStore } from '@mall/publish/open-store';
import { createApp } from './app.ts';
import { bakedRegistry } from './web/composer/built.ts';
import { registryMemory } from './web/composer/registry-memory.ts';
import { watchRegistry } from './web/composer/registry-source.ts';
import { DataDirInUse } from './platform/db/lock.ts';
import { migrate, NotOwner } from './platform/db/migrate.ts';
import { type Db, openPglite, openPostgres } from './platform/db/open.ts';
import { openAccounts } from './demo/lock.ts';
import { hasDemo } from './demo/presence.ts';
import { demoSignIns, startDemo } from './demo/start.ts';
import { devInbox } from './platform/http/dev-inbox.ts';
import { createMetrics, serveMetrics } from './platform/metrics/metrics.ts';
import { createJobs } from './platform/jobs/jobs.ts';
import { createMailbox, createSmtp, noMail } from './platform/ports/mail.ts';
import { openStorage } from './platform/ports/open-storage.ts';
import { createSecret, secretOf } from './platform/ports/secret.ts';
import { createHttpSms, createInbox, noSms } from './platform/ports/sms.ts';
import { startSealing, markSecret } from './platform/sealed-fields/sealing.ts';
import { importRegions } from './catalog/index.ts';
import { makeSetupLink } from './operator/setup/make-setup-link.ts';
import { endProcess } from './platform/process/end-process.ts';
import { publicUrl, readSettings, SettingError } from './platform/settings/settings.ts';

/** The repository's root, where the built pages are. */
const house = path.resolve(import.meta.dirname, '../..');

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Logs what has been done and the time since the last entry. */
const stopwatch = () => {
  let last = performance.now();
  return (done: string): void => {
    const now = performance.now();
    say(`  ${((now - last) / 1000).toFixed(1).padStart(5)} s  ${done}`);
    last = now;
  };
};

/** The demo's accounts outlive DEMO=on; an operator is among them. */
const refuseOpenAccounts = async (db: Db): Promise<void> => {
  const open = await openAccounts(db);
  if (open.length === 0) return;
  throw new SettingError(
    `NODE_ENV=production does not start on a database in which demo accounts have their public password (${open.map(({ mobile }) => mobile).join(', ')}): run npm run demo -- lock on it first.`,
  );
};

/**
 * Starts the mall: settings, database, demo, server. A sentence and exit code 2 or 3 where the caller can fix
 * it.
 */
const start = async (): Promise<void> => {
  const settings = readSettings(process.env);
  const development = settings.NODE_ENV !== 'production';
  const done = stopwatch();
  const opened =
    settings.DATABASE_URL === undefined
      ? await openPglite(settings.DATA_DIR)
      : openPostgres(settings.DATABASE_URL);
  await migrate(opened.db);
  const secret = createSecret(settings.MALL_SECRET ?? secretOf(settings.DATA_DIR));
  await markSecret(opened.db, secret);
  const endSealing = await startSealing({
    opened,
    url: settings.DATABASE_URL,
    say: done,
    fail: (error) => say(`  sealing failed: ${error instanceof Error ? error.message : String(error)}`),
  });
  if (!development) await refuseOpenAccounts(opened.db);
  done(opened.engine === 'pglite' ? `database in ${settings.DATA_DIR}` : 'database');
  await importRegions(opened.db);
  const roles = new Set(settings.ROLES.split(','));
  const inbox = createInbox((line) => say(`  ${line}`));
  const sms =
    settings.SMS_URL !== undefined && settings.SMS_SECRET !== undefined
      ? createHttpSms(settings.SMS_URL, settings.SMS_SECRET)
      : development
        ? inbox
        : noSms;
  const letters = createMailbox();
  const mail =
    settings.SMTP_URL === undefined
      ? development
        ? letters
        : noMail
      : createSmtp(settings.SMTP_URL, settings.MAIL_FROM);
  const storage = openStorage(settings);
  const jobs = createJobs(opened, settings.DATABASE_URL, roles.has('worker'), (about, says) =>
    app.log.error(about, says),
  );
  if (settings.DEMO && development) await startDemo(opened, storage, jobs, done);
  const measured = settings.METRICS_PORT === undefined ? null : createMetrics(opened);
  const keys = path.join(house, '.mall');
  const store = await openStore(settings.REMOTE_STORE ?? path.join(house, 'dist'));
  const trust = trustedKeys(settings.REGISTRY_TRUST, keys, settings.REGISTRY_ROOT_TRUST);
  const registry = await watchRegistry({
    store,
    trust,
    memory: registryMemory(opened.db),
    lastGood: path.join(settings.DATA_DIR, 'registry.json'),
    baked: bakedRegistry(house),
    log: (error, says) => say(`  ${says}: ${error instanceof Error ? error.message : String(error)}`),
  });
  let leaving = false;
  const app = await createApp({
    settings,
    isLeaving: () => leaving,
    opened,
    jobs,
    ...(measured === null ? {} : { observe: measured.observe }),
    registry: registry.current,
    ...(roles.has('web') ? { pages: { house, store } } : {}),
    ...(hasSigningKey(settings.REGISTRY_KEY, keys)
      ? { keeper: { store, trust, privateKey: signingKey(settings.REGISTRY_KEY, keys) } }
      : {}),
    ports: { sms, mail, storage, secret },
  });
  if (development) devInbox(app, inbox, letters);
  const metrics = measured && (await serveMetrics(measured.register, settings.METRICS_PORT ?? 0));
  await jobs.start();
  await app.listen({ port: settings.PORT, host: settings.HOST });
  done('server');
  say(`\nFurnimall is open at http://localhost:${settings.PORT}\n`);
  const setup = roles.has('api') ? await makeSetupLink(opened.db, publicUrl(settings)) : undefined;
  if (setup !== undefined)
    say(
      `  Nobody runs this mall yet. This link makes its first operator, once, within 24 hours:\n  ${setup}\n`,
    );
  if (settings.DEMO && development && (await hasDemo(opened.db))) for (const line of demoSignIns()) say(line);
  if (development)
    say(`\n  SMS codes appear here and at http://localhost:${settings.PORT}/dev/sms, letters at /dev/mail\n`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      void (async () => {
        leaving = true;
        await sleep(settings.DRAIN_SECONDS * 1000);
        metrics?.close();
        registry.close();
        endSealing();
        await app.close();
        await jobs.stop();
        await opened.close();
        endProcess(0);
      })();
    });
  }
};

/** What the caller can fix, with its exit code. */
const fixable = [
  [SettingError, 2],
  [NotOwner, 2],
  [DataDirInUse, 3],
] as const;

try {
  await start();
} catch (error) {
  const [, code] = fixable.find(([kind]) => error instanceof kind) ?? [];
  const words = error instanceof Error && (code === undefined ? error.stack : error.message);
  process.stderr.write(`${words || String(error)}\n`);
  endProcess(code ?? 1);
}
