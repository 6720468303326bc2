import path from 'node:path';
import { composedCheck, contractCheck } from '@mall/publish/checks';
import { signingKey, trustedKeys } from '@mall/publish/keys';
import { openStore } from '@mall/publish/open-store';
import { readPublisherSettings, SettingError } from '../platform/settings/settings.ts';
import { endProcess } from '../platform/process/end-process.ts';
import { createPublisher } from './service.ts';

const house = path.resolve(import.meta.dirname, '../../..');
const keys = path.join(house, '.mall');
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** `npm run publisher`: one process. A second one would not know which requests the first has seen. */
const start = async (): Promise<void> => {
  const settings = readPublisherSettings(process.env);
  const place = settings.REMOTE_STORE ?? path.join(house, 'dist');
  const address = settings.PUBLISHER_URL ?? `http://localhost:${settings.PUBLISHER_PORT}`;
  const app = createPublisher({
    keeper: {
      store: await openStore(place),
      trust: trustedKeys(settings.REGISTRY_TRUST, keys, settings.REGISTRY_ROOT_TRUST),
      privateKey: signingKey(settings.REGISTRY_KEY, keys),
    },
    address,
    checks: [contractCheck, composedCheck(settings.MALL_URL, place)],
    log: say,
  });
  await app.listen({ port: settings.PUBLISHER_PORT, host: settings.HOST });
  say(`Teams publish at ${address}; candidates are tried in ${settings.MALL_URL}.`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => void app.close().then(() => endProcess(0)));
};

try {
  await start();
} catch (error) {
  if (!(error instanceof SettingError)) throw error;
  process.stderr.write(`${error.message}\n`);
  endProcess(2);
}
