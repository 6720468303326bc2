import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { configOf } from './compile.ts';
import { devServer, remotePort } from './refresh.ts';
import { configuration } from './remote.ts';

/**
 * Serves a remote from its sources with fast refresh, for the pages of any mall: `remote.json` is its
 * declaration, `remoteEntry.js` its entry. Returns the address.
 */
export const serveRemote = async (room: string): Promise<string> => {
  const compiler = webpack(await configuration(configOf(room), 'development'));
  if (compiler === null) throw new Error('webpack did not start');
  const server = new WebpackDevServer(devServer, compiler);
  await server.start();
  return `http://localhost:${remotePort}`;
};
