import { languages } from '@mall/contract/core/languages';
import webpack, { type Compiler } from 'webpack';

/** The hashed files that a page of this host starts with. */
export type HostAssets = {
  /** The files of each entry, in the order in which they run. */
  entries: Record<string, { scripts: string[]; styles: string[] }>;
  /** The file with each language's phrases. */
  phrases: Record<string, string[]>;
  /** The browser tab's icon, when no shop has its own. */
  icon?: string;
};

/** Writes `assets.json`, with what the page composer puts into the HTML. */
export class AssetsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('AssetsPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'AssetsPlugin', stage }, () => {
        const entries = [...compilation.entrypoints].map(([name, entry]) => {
          const files = entry.getFiles();
          return [
            name,
            { scripts: files.filter(isScript), styles: files.filter((file) => file.endsWith('.css')) },
          ];
        });
        const list: HostAssets = {
          entries: Object.fromEntries(entries),
          phrases: Object.fromEntries(
            languages.map((language) => [
              language,
              [...(compilation.namedChunks.get(`phrases-${language}`)?.files ?? [])],
            ]),
          ),
        };
        const icon = Object.keys(compilation.assets).find((file) => /^icon\..*svg$/.test(file));
        if (icon !== undefined) list.icon = icon;
        compilation.emitAsset('assets.json', new webpack.sources.RawSource(JSON.stringify(list)));
      });
    });
  }
}

const isScript = (file: string): boolean => file.endsWith('.js') && !file.includes('.hot-update.');
