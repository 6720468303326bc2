import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildAll } from './build-all.ts';
import { compile, configOf } from './compile.ts';
import { serveRemote } from './dev-server.ts';
import { hostConfig } from './host.ts';
import { house } from './rooms.ts';

const apiPort = Number(process.env.API_PORT ?? 8090);
const port = Number(process.env.PORT ?? 8080);

/**
 * `pnpm dev catalog`: that remote from its sources with fast refresh, the shell as a development build, the
 * other remotes as they are built here, or with `--rest=stable` in their stable version from the store
 * (REMOTE_STORE) and not built at all. The API is our own server beside it.
 */
const develop = async (feature: string, rest: string): Promise<void> => {
  const room = path.join(house, `mf-${feature}`);
  const isStable = rest === 'stable';
  await buildAll(isStable ? ['shell'] : []).catch((error: unknown) => console.warn(String(error)));
  const adopt = [path.join(house, 'shared/publish/src/cli.ts'), 'adopt', '--here'];
  if (!isStable) spawnSync(process.execPath, adopt, { stdio: 'inherit' });

  for (const config of hostConfig(configOf(path.join(house, 'shell')), 'development')) await compile(config);

  const address = await serveRemote(room);
  alongside('server/src/main.ts', [], { PORT: String(apiPort), ROLES: 'api,worker' });
  alongside('server/src/web/composer/workshop.ts', [room, address, String(apiPort), String(port)]);
};

/** Another process of ours, which ends with this one. */
const alongside = (script: string, args: string[], env: Record<string, string> = {}): void => {
  const child = spawn(process.execPath, [path.join(house, script), ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  process.on('exit', () => child.kill());
  child.on('exit', (code) => process.exit(code ?? 0));
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rest: { type: 'string', default: 'built' } },
});
await develop(positionals[0] ?? 'catalog', values.rest);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));
