import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration } from 'webpack';
import type { Configuration as DevServerConfiguration } from 'webpack-dev-server';
import { homeOf } from './rooms.ts';

const ours = createRequire(import.meta.url);
const refreshEntry = ours.resolve('@pmmmwh/react-refresh-webpack-plugin/client/ReactRefreshEntry');

/** The port of the remote in development; a second one at the same time needs another port. */
export const remotePort = Number(process.env.REMOTE_PORT ?? 3101);

/** The dev server of a remote, which the pages of any mall may ask. */
export const devServer = {
  port: remotePort,
  host: '127.0.0.1',
  hot: true,
  static: false,
  allowedHosts: 'all',
  headers: { 'access-control-allow-origin': '*' },
  client: { overlay: false, webSocketURL: `ws://localhost:${remotePort}/ws`, logging: 'error' },
} as const satisfies DevServerConfiguration;

/**
 * Fast refresh for a remote: its exposed modules are opened through files that load React's refresh first.
 */
export const withRefresh = (config: Configuration): Configuration => ({
  ...config,
  devServer,
  plugins: [
    ...(config.plugins ?? []),
    new ReactRefreshPlugin({
      overlay: false,
      library: String(config.name),
      esModule: true,
      exclude: /node_modules|\.cache/,
    }),
  ],
});

const clientOptions = new URLSearchParams({
  protocol: 'ws:',
  hostname: 'localhost',
  port: String(remotePort),
  pathname: '/ws',
  logging: 'error',
  hot: 'true',
  'live-reload': 'true',
});
const client = `${ours.resolve('webpack-dev-server/client/index.js')}?${clientOptions.toString()}`;
const hot = ours.resolve('webpack/hot/dev-server.js');
const afterUpdate = path.join(import.meta.dirname, 'after-update.js');

/**
 * The dev server and the refresh plugin add themselves only to entries, not to what a container exposes:
 * hence a wrapper.
 */
export const porch = (room: string, entry: string): string => {
  const folder = path.join(homeOf(room), '.cache/dev', path.basename(room));
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${entry}.js`);
  const real = JSON.stringify(path.join(room, `src/expose/${entry}.ts`));
  const first = [refreshEntry, client, hot, afterUpdate];
  const imports = first.map((name) => `import ${JSON.stringify(name)};\n`).join('');
  writeFileSync(file, `${imports}export * from ${real};\n`);
  return file;
};

/** The refresh hook must load before React, and the refresh of other bundles must be able to find it. */
export const hookEntry = (room: string): string => {
  const folder = path.join(homeOf(room), '.cache/dev');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'refresh-hook.js');
  writeFileSync(
    file,
    `import { injectIntoGlobalHook } from ${JSON.stringify(ours.resolve('react-refresh/runtime'))};
injectIntoGlobalHook(window);
const hook = window.__REACT_DEVTOOLS_GLOBAL_HOOK__;
const inject = hook.inject;
hook.inject = (renderer) => {
  const id = inject.call(hook, renderer);
  hook.renderers.set(id, renderer);
  return id;
};
`,
  );
  return file;
};
