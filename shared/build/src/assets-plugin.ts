import webpack, { type Compiler } from 'webpack';

/** Which hashed files a page of this host starts with. */
export type HostAssets = { scripts: string[]; early: string[]; styles: string[]; fonts: string[] };

/** Writes `assets.json`: what the page composer puts into the HTML. */
export class AssetsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('AssetsPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'AssetsPlugin', stage }, () => {
        const of = (entry: string) => compilation.entrypoints.get(entry)?.getFiles() ?? [];
        const list: HostAssets = {
          scripts: of('main').filter(isScript),
          early: of('early').filter(isScript),
          styles: of('main').filter((file) => file.endsWith('.css')),
          fonts: Object.keys(compilation.assets).filter((file) => file.endsWith('.woff2')),
        };
        compilation.emitAsset('assets.json', new webpack.sources.RawSource(JSON.stringify(list)));
      });
    });
  }
}

const isScript = (file: string): boolean => file.endsWith('.js') && !file.includes('.hot-update.');
