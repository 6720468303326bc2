import { createRequire } from 'node:module';
import path from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { NoticesPlugin } from './notices-plugin.ts';
import { PhraseTablesPlugin } from './phrase-tables.ts';
import { homeOf, lockfile, type Mode } from './rooms.ts';
import { SameEntryPlugin } from './same-entry-plugin.ts';
import { buildDigest } from './version.ts';
import { behindFacades, leftOut } from './sharing.ts';

export type Base = {
  room: string;
  label: string;
  mode: Mode;
  out: string;
  uniqueName?: string;
  /** Enables fast refresh, for a remote in development. */
  refresh?: boolean;
};

/** The common configuration of every bundle; `label` names its cache and its styled components. */
export const baseConfig = ({
  room,
  label,
  mode,
  out,
  uniqueName = label,
  refresh = false,
}: Base): Configuration => ({
  name: label,
  mode,
  context: room,
  devtool: mode === 'production' ? false : 'cheap-module-source-map',
  target: ['web', 'es2022'],
  output: {
    path: out,
    uniqueName,
    filename: '[name].[contenthash].js',
    chunkFilename: '[name].[contenthash].js',
    cssFilename: '[name].[contenthash].css',
    cssChunkFilename: '[name].[contenthash].css',
    assetModuleFilename: '[name].[contenthash][ext]',
    hashDigestLength: 10,
    crossOriginLoading: 'anonymous',
    chunkLoadTimeout: 120_000, // spec §8
    clean: true,
  },
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'], alias: behindFacades },
  module: {
    rules: [
      scripts(label, mode, refresh),
      { test: /\.(png|jpe?g|webp|avif|svg|woff2?)$/, type: 'asset/resource' },
    ],
  },
  experiments: { css: true },
  plugins: [
    new webpack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(mode) }),
    ...leftOut.map(([file, instead]) => new webpack.NormalModuleReplacementPlugin(file, instead)),
    new SameEntryPlugin(),
    new PhraseTablesPlugin(),
    ...(mode === 'production' ? [new NoticesPlugin()] : []),
  ],
  optimization: {
    chunkIds: mode === 'production' ? 'deterministic' : 'named',
    minimizer: [
      new MinimizerPlugin({
        minify: MinimizerPlugin.swcMinify,
        extractComments: false,
        parallel: false,
        minimizerOptions: { compress: { passes: 3 }, mangle: true, format: { comments: false } },
      }),
    ],
  },
  performance: { hints: false },
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'error' },
  cache: {
    type: 'filesystem',
    compression: 'gzip', // a fifth of the size, and no slower
    cacheDirectory: path.join(homeOf(room), '.cache/webpack'),
    name: `${label}-${mode}${refresh ? '-refresh' : ''}-webpack-${webpack.version}`,
    version: buildDigest(room),
    buildDependencies: { config: [import.meta.filename, path.join(homeOf(room), lockfile)] },
  },
});

/** A package need not depend on the loaders that this package uses for it. */
const ours = createRequire(import.meta.url);

const scripts = (label: string, mode: Mode, refresh: boolean): RuleSetRule => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  use: {
    loader: ours.resolve('swc-loader'),
    options: {
      swcrc: false,
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        // `react/jsx-dev-runtime` exists only in development builds of React; a remote can be developed in
        // any mall.
        transform: { react: { runtime: 'automatic', development: false, refresh } },
        experimental: {
          plugins: [[ours.resolve('@swc/plugin-styled-components'), styledOptions(label, mode)]],
        },
      },
    },
  },
});

/** No component ids in production: one copy of styled-components numbers the classes of the whole page. */
const styledOptions = (label: string, mode: Mode) => ({
  namespace: label,
  displayName: mode === 'development',
  fileName: false,
  ssr: false,
  minify: true,
  pure: true,
});
