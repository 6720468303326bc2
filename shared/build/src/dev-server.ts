import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { configOf } from './compile.ts';
import { remotePort, withRefresh } from './refresh.ts';
import { remoteConfig } from './remote.ts';

/**
 * Serves a remote from its sources with fast refresh, for the pages of any mall: `remote.json` is its
 * declaration, `remoteEntry.js` its entry. Returns the address.
 */
export const serveRemote = async (room: string): Promise<string> => {
  const compiler = webpack(withRefresh(await remoteConfig(configOf(room), 'development')));
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
  return `http://localhost:${remotePort}`;
};
