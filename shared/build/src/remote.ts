import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteConfig } from '@mall/contract/core/remote-config';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { baseConfig } from './base.ts';
import { CompressPlugin } from './compress-plugin.ts';
import { EntriesPlugin } from './entries-plugin.ts';
import { OwnAddressPlugin } from './own-address-plugin.ts';
import { porch, withRefresh } from './refresh.ts';
import { homeOf, type Mode, remoteNameOf, roomOf, runsAlone } from './rooms.ts';
import { sharing } from './sharing.ts';
import { contentVersion, digestIn } from './version.ts';

/**
 * What the webpack.config.ts of a remote exports: `export default remoteConfig(import.meta.url)`. `webpack build` makes
 * what is published, `webpack serve` serves the sources with fast refresh.
 */
export const remoteConfig =
  (configUrl: string) =>
  ({ WEBPACK_SERVE = false } = {}): Promise<Configuration> =>
    configuration(configUrl, WEBPACK_SERVE ? 'development' : 'production');

/** The whole webpack configuration of the remote whose webpack.config.ts has this URL. */
export const configuration = async (configUrl: string, mode: Mode): Promise<Configuration> => {
  const room = roomOf(configUrl);
  const declared = await declarationOf(room);
  const { name } = declared;
  // In this repository a remote has the name of its folder; a repository of its own may be cloned into any.
  if (name !== remoteNameOf(room) && homeOf(room) !== room)
    throw new Error(`${room}/remote.config.ts must be named ${remoteNameOf(room)}, not ${name}`);

  // The build of all packages passes the folder; sources may change while a package is being built.
  const version = process.env.MALL_REMOTE_VERSION ?? contentVersion(room);
  // Two versions in one page must not load each other's chunks.
  const uniqueName = `${name}_${version}`;
  const base = baseConfig({
    room,
    label: name,
    mode,
    out: path.join(room, 'dist', version),
    uniqueName,
    refresh: mode === 'development',
  });
  const built: Configuration = {
    ...base,
    entry: {},
    // Sizes are those before minifying, comments included: smaller parts compress worse than they save.
    optimization: { ...base.optimization, splitChunks: { minSize: 30_000 } },
    output: {
      ...base.output,
      // The digest of the sources names every chunk: the entry need not contain a list of digests, which was
      // a sixth of it, and two machines that build the same sources give the same names. A hot update finds
      // its chunk by name.
      chunkFilename: mode === 'development' ? '[name].js' : `[name].${digestIn(version)}.js`,
      publicPath: 'auto',
    },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name,
        filename: 'remoteEntry.js',
        manifest: true,
        exposes: exposes(room, mode),
        shared: sharing(runsAlone(room) ? 'standalone' : 'remote'),
        shareStrategy: 'loaded-first',
        dts: false,
        bridge: { enableBridgeRouter: false },
        experiments: { optimization: { target: 'web', disableSnapshot: true, disableRemote: true } },
      }),
      new EntriesPlugin({ room, version, declared }),
      new OwnAddressPlugin(),
      ...(mode === 'production' ? [new CompressPlugin()] : []),
    ],
  };
  return mode === 'development' ? withRefresh(built) : built;
};

export const declarationOf = async (room: string): Promise<RemoteConfig> => {
  const module: { default: RemoteConfig } = await import(
    pathToFileURL(path.join(room, 'remote.config.ts')).href
  );
  return module.default;
};

/**
 * The exposed modules of a remote. Those that are only lists of `import()` share one small file; the
 * lifecycles, with a root and providers of their own, are separate.
 */
const exposes = (room: string, mode: Mode) => {
  const found = ['routes', 'slots', 'services', 'phrases', 'lifecycles'].filter((entry) =>
    existsSync(path.join(room, `src/expose/${entry}.ts`)),
  );
  return Object.fromEntries(
    found.map((entry) => [
      `./${entry}`,
      {
        import: mode === 'production' ? `./src/expose/${entry}.ts` : porch(room, entry),
        name: entry === 'lifecycles' ? 'lifecycles' : 'entries',
      },
    ]),
  );
};
