import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Compilation, type Compiler, type Configuration } from 'webpack';
import { languages } from '../../shared/contract/src/core/languages.ts';
import { root } from '../../scripts/lib/root.ts';
import { AssetsPlugin } from '../../shared/build/src/assets-plugin.ts';
import { baseConfig } from '../../shared/build/src/base.ts';
import { CompressPlugin } from '../../shared/build/src/compress-plugin.ts';
import { entryLine } from '../../shared/build/src/entries-plugin.ts';
import { remoteRooms } from '../../shared/build/src/rooms.ts';
import { behindFacades } from '../../shared/build/src/sharing.ts';

/**
 * The folder of the mall in one bundle: the same screens, statically linked, each screen still a separate
 * chunk.
 */
export const oneBundle = join(root, 'bench/one-bundle/dist');

/** Builds it with our loaders, but without federation and with tree-shaken libraries. */
export const buildOneBundle = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const compiler = webpack(config());
    if (compiler === null) return reject(new Error('webpack did not start'));
    compiler.run((error, stats) =>
      compiler.close(() => {
        if (error) return reject(error);
        if (stats?.hasErrors() === true) return reject(new Error(stats.toString('errors-only')));
        resolve();
      }),
    );
  });

const real = (name: string): string => behindFacades[`${name}$`] ?? '';
const facade = (file: string): string => join(root, 'shared/platform/src/facades', file);

const config = (): Configuration => {
  const room = join(root, 'shell');
  const base = baseConfig({
    room,
    label: 'mall_one_bundle',
    mode: 'production',
    out: join(oneBundle, 'host'),
  });
  return {
    ...base,
    cache: false,
    entry: { main: './src/index.ts' },
    output: { ...base.output, publicPath: '/assets/host/' },
    resolve: {
      ...base.resolve,
      alias: {
        ...behindFacades,
        'react-router-dom$': real('real-react-router-dom'),
        'react-i18next$': real('real-react-i18next'),
        '@tanstack/react-query$': real('real-react-query'),
        'styled-components$': real('real-styled-components'),
        axios$: facade('axios.ts'),
      },
    },
    optimization: {
      ...base.optimization,
      splitChunks: {
        chunks: 'all',
        cacheGroups: {
          vendor: { test: /[\\/]node_modules[\\/]/, name: 'vendor', chunks: 'initial', enforce: true },
        },
      },
    },
    plugins: [
      ...(base.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(
        /^\.\/container\.ts$/,
        join(root, 'bench/one-bundle/container.js'),
      ),
      new AssetsPlugin(),
      new ScreensPlugin(),
      new CompressPlugin(),
    ],
  };
};

/** Files of each screen and of each language's phrases, by package: what the page may prefetch. */
export type Screens = Record<string, { routes: Record<string, string[]>; phrases: Record<string, string[]> }>;

class ScreensPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ScreensPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ScreensPlugin', stage }, () => {
        const screens: Screens = Object.fromEntries(
          remoteRooms().map((room) => {
            const phrases = filesByRequest(compilation, join(room, 'src/expose/phrases.ts'));
            return [
              room.slice(root.length + 1).replaceAll('-', '_'),
              {
                routes: routeFiles(room, filesByRequest(compilation, join(room, 'src/expose/routes.ts'))),
                phrases: Object.fromEntries(
                  languages.map((language) => [language, phrases.get(`../phrases/${language}.json`) ?? []]),
                ),
              },
            ];
          }),
        );
        compilation.emitAsset('screens.json', new webpack.sources.RawSource(JSON.stringify(screens)));
      });
    });
  }
}

/** The files that each `import()` of an exposed module needs. */
const filesByRequest = (compilation: Compilation, door: string): Map<string, string[]> =>
  new Map(
    compilation.chunkGroups.flatMap((group) =>
      group.origins
        .filter(({ module }) => module?.nameForCondition() === door)
        .map(({ request }): [string, string[]] => [
          String(request),
          group.getFiles().filter((file) => file.endsWith('.js')),
        ]),
    ),
  );

const routeFiles = (room: string, files: ReadonlyMap<string, string[]>): Record<string, string[]> => {
  const door = join(room, 'src/expose/routes.ts');
  if (!existsSync(door)) return {};
  const lines = [...readFileSync(door, 'utf8').matchAll(entryLine)];
  return Object.fromEntries(lines.map(([, id = '', request = '']) => [id, files.get(request) ?? []]));
};
