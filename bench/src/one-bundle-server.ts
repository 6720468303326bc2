import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { createFolderStore } from '@mall/publish/folder-store';
import { RegistryDocument } from '@mall/registry';
import { createApp } from '../../server/src/app.ts';
import { bakedRegistry, builtReader } from '../../server/src/web/composer/built.ts';
import { serveFiles } from '../../server/src/web/composer/files.ts';
import { composePage } from '../../server/src/web/composer/page.ts';
import { pageHeaders } from '../../server/src/web/composer/security.ts';
import { readerOf } from '../../server/src/web/composer/visitor.ts';
import { openPglite } from '../../server/src/platform/db/open.ts';
import { noJobs } from '../../server/src/platform/jobs/jobs.ts';
import { createPageData } from '../../server/src/web/seo/page-data.ts';
import { noMail } from '../../server/src/platform/ports/mail.ts';
import { noSms } from '../../server/src/platform/ports/sms.ts';
import { createFolderStorage } from '../../server/src/platform/ports/storage.ts';
import { readSettings } from '../../server/src/platform/settings/settings.ts';
import { root } from '../../scripts/lib/root.ts';
import { oneBundle, type Screens } from './one-bundle-build.ts';
import { setFieldKeys } from '../../server/src/platform/sealed-fields/fields.ts';
import { createSecret, secretOf } from '../../server/src/platform/ports/secret.ts';

/**
 * The mall in one bundle, served as the composer serves the composed one: same HTML, same first data, the
 * screen of the address prefetched. Only the remotes' entries are missing, because there are none.
 */
const settings = readSettings(process.env);
const house = houseOfOneBundle();
const opened = await openPglite(settings.DATA_DIR);
const secret = createSecret(secretOf(settings.DATA_DIR));
setFieldKeys(secret);
const storage = createFolderStorage(join(settings.DATA_DIR, 'media'));
const app = await createApp({
  settings,
  opened,
  jobs: noJobs,
  ports: { sms: noSms, mail: noMail, storage, secret },
});
const read = builtReader(house);
const known = RegistryDocument.parse(JSON.parse(readFileSync(bakedRegistry(root), 'utf8')));
const screens: Screens = JSON.parse(readFileSync(join(oneBundle, 'host/screens.json'), 'utf8'));
const pageData = createPageData(app, 'http://localhost');
await serveFiles(app, { house, store: createFolderStore(join(house, 'dist')) });

app.get('/*', { schema: { hide: true } }, async (request, reply) => {
  const built = read();
  const { pathname, searchParams: query } = new URL(request.url, 'http://localhost');
  if (built === undefined || /\.\w{2,5}$/.test(pathname)) return reply.code(404).send();
  const reader = readerOf({ query, cookie: request.headers.cookie });
  const data = await pageData({ pathname, query, reader });
  const registry = inOneBundle(known);
  const html = composePage(
    { ...built, registry },
    { pathname, query, reader, data, origin: 'http://localhost' },
  );
  const page = html.replaceAll(/<link rel="preload"[^>]*remoteEntry\.js"[^>]*>/g, '');
  const body = brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return reply
    .headers(pageHeaders({ elsewhere: [], isHttps: false, styleText: false }))
    .headers({ 'content-encoding': 'br', 'content-type': 'text/html; charset=utf-8' })
    .send(body);
});
await app.listen({ port: settings.PORT, host: '127.0.0.1' });
process.once('SIGTERM', () => {
  void app
    .close()
    .then(() => opened.close())
    .then(() => process.exit(0));
});

/** A folder that looks to the composer like the repository. */
function houseOfOneBundle(): string {
  const folder = join(settings.DATA_DIR, 'house');
  mkdirSync(join(folder, 'shell/dist'), { recursive: true });
  mkdirSync(join(folder, 'dist'), { recursive: true });
  const host = join(folder, 'shell/dist/host');
  if (!existsSync(host)) symlinkSync(join(oneBundle, 'host'), host);
  cpSync(join(root, 'shell/dist/plain'), join(folder, 'shell/dist/plain'), { recursive: true });
  cpSync(join(root, 'shell/dist/registry.json'), join(folder, 'shell/dist/registry.json'));
  return folder;
}

/** Every remote's files are the bundle's. */
function inOneBundle(registry: RegistryDocument): RegistryDocument {
  const remotes = Object.entries(registry.remotes).map(([name, remote]) => [
    name,
    {
      ...remote,
      versions: Object.fromEntries(
        Object.entries(remote.versions).map(([version, built]) => [
          version,
          { ...built, base: '/assets/host/', files: { ...built.files, ...screens[name] } },
        ]),
      ),
    },
  ]);
  return RegistryDocument.parse({ ...registry, remotes: Object.fromEntries(remotes) });
}
