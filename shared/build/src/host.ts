import path from 'node:path';
import { languages } from '@mall/contract/core/languages';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { AssetsPlugin } from './assets-plugin.ts';
import { baseConfig } from './base.ts';
import { CompressPlugin } from './compress-plugin.ts';
import { hookEntry } from './refresh.ts';
import { type Mode, roomOf } from './rooms.ts';
import { sharing } from './sharing.ts';
import { shellDigest } from './version.ts';

/** The configurations of the shell: the host of every page, and the plain scripts without federation. */
export const hostConfig = (configUrl: string, mode: Mode = 'production'): Configuration[] => {
  const room = roomOf(configUrl);
  return [shellConfig(room, mode), plainConfig(room, mode)];
};

/** The shell for developers is in a folder beside the real one. */
const folderOf = (mode: Mode): string => (mode === 'production' ? 'dist' : 'dist/dev');

const shellConfig = (room: string, mode: Mode): Configuration => {
  const base = baseConfig({ room, label: 'mall_shell', mode, out: path.join(room, folderOf(mode), 'host') });
  return {
    ...base,
    entry: { main: mode === 'production' ? './src/index.ts' : [hookEntry(room), './src/index.ts'] },
    output: {
      ...base.output,
      // As in remotes: with a digest of its own for each chunk the first file would list them all. Main and vendor keep theirs.
      ...(mode === 'production' ? { chunkFilename: `[name].${shellDigest()}.js` } : {}),
      publicPath: '/assets/host/',
    },
    optimization: {
      ...base.optimization,
      splitChunks: {
        chunks: 'all',
        cacheGroups: {
          ...phraseGroups,
          vendor: { test: /[\\/]node_modules[\\/]/, name: 'vendor', chunks: 'initial', enforce: true },
        },
      },
    },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: 'mall_shell',
        shared: sharing('host'),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        bridge: { enableBridgeRouter: false },
        experiments: { optimization: { target: 'web', disableSnapshot: true, disableRemote: true } },
      }),
      new AssetsPlugin(),
      ...(mode === 'production' ? [new CompressPlugin()] : []),
    ],
  };
};

/**
 * The phrases of one language are one file for all parts of the shell; those of the sign-in page and the like load
 * with it.
 */
const phraseGroups = Object.fromEntries(
  languages.map((language) => [
    `phrases-${language}`,
    {
      test: new RegExp(
        `(?<!(?:footer|login|inspector|notices|proof)[\\\\/])phrases[\\\\/]${language}\\.json$`,
      ),
      name: `phrases-${language}`,
      chunks: 'async' as const,
      enforce: true,
    },
  ]),
);

/**
 * The scripts before the first paint, what an announcement needs while there is one, the service workers, the merchant's own page, which mounts the seller's
 * remote without a shell, the styles of a remote that is a guest in a page of somebody else, and the installer's page.
 */
const plainConfig = (room: string, mode: Mode): Configuration => {
  const base = baseConfig({ room, label: 'mall_plain', mode, out: path.join(room, folderOf(mode), 'plain') });
  return {
    ...base,
    entry: {
      early: './src/boot/early.ts',
      announcement: './src/announcement/index.ts',
      merchant: './src/merchant/index.ts',
      guest: './src/merchant/guest.ts',
      worker: './src/offline/worker.ts',
      installer: './src/installer/index.tsx',
      installerWorker: './src/installer/worker.ts',
    },
    output: { ...base.output, publicPath: '/assets/plain/' },
    module: {
      rules: [
        ...(base.module?.rules ?? []),
        {
          test: /\.css$/,
          issuer: path.join(room, 'src/merchant/guest.ts'),
          loader: path.join(import.meta.dirname, 'guest-styles-loader.ts'),
        },
      ],
    },
    plugins: [
      ...(base.plugins ?? []),
      new AssetsPlugin(),
      ...(mode === 'production' ? [new CompressPlugin()] : []),
    ],
  };
};
