import { spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { buildAll } from './build-all.ts';
import { hostConfig } from './host.ts';
import { remotePort, withRefresh } from './refresh.ts';
import { remoteConfig } from './remote.ts';
import { house } from './rooms.ts';

const apiPort = Number(process.env.API_PORT ?? 8090);
const port = Number(process.env.PORT ?? 8080);

/**
 * `pnpm dev catalog`: that remote from its sources with fast refresh, the shell as a development build, the other remotes
 * as they were built. The API is our own server beside it.
 */
const develop = async (feature: string): Promise<void> => {
  const room = path.join(house, `mf-${feature}`);
  await buildAll().catch((error: unknown) => console.warn(String(error)));

  const configOf = (folder: string): string => pathToFileURL(path.join(folder, 'webpack.config.ts')).href;
  for (const config of hostConfig(configOf(path.join(house, 'shell')), 'development'))
    await buildOnce(config);

  const config = withRefresh(await remoteConfig(configOf(room), 'development'));
  const compiler = webpack(config);
  if (compiler === null) throw new Error('webpack did not start');
  const server = new WebpackDevServer(
    {
      port: remotePort,
      host: '127.0.0.1',
      hot: true,
      static: false,
      allowedHosts: 'all',
      headers: { 'access-control-allow-origin': '*' },
      client: { overlay: false, webSocketURL: `ws://localhost:${remotePort}/ws`, logging: 'error' },
    },
    compiler,
  );
  await server.start();
  alongside('server/src/main.ts', [], { PORT: String(apiPort), ROLES: 'api,worker' });
  alongside('server/src/composer/workshop.ts', [
    room,
    `http://localhost:${remotePort}`,
    String(apiPort),
    String(port),
  ]);
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

const buildOnce = (config: Configuration): Promise<void> =>
  new Promise((resolve, reject) => {
    const compiler = webpack(config);
    if (compiler === null) return reject(new Error('webpack did not start'));
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats?.hasErrors() === true) reject(new Error(stats.toString('errors-only')));
        else resolve();
      });
    });
  });

const [feature = 'catalog'] = process.argv.slice(2);
await develop(feature);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));
