import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Compilation, type Compiler, type Module } from 'webpack';

/**
 * Writes `notices.txt` beside the scripts: name, version, licence and its text of every library in the bundle. The
 * minimizer strips them from the scripts, and licences ask that they travel with the code.
 */
export class NoticesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('NoticesPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'NoticesPlugin', stage }, () => {
        const notices = librariesOf(compilation).map(noticeOf).sort();
        compilation.emitAsset(
          'notices.txt',
          new webpack.sources.RawSource(notices.join(`\n${'-'.repeat(80)}\n\n`)),
        );
      });
    });
  }
}

/** The folders of the libraries whose modules are in a chunk. */
const librariesOf = ({ modules, chunkGraph }: Compilation): string[] => {
  const used = [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0);
  const folders = used.flatMap(partsOf).map((module) => libraryOf(module.nameForCondition() ?? ''));
  return [...new Set(folders.filter((folder) => folder !== undefined))];
};

/** Modules that webpack has put into one. */
const partsOf = (module: Module): Module[] => {
  const parts: unknown = Reflect.get(module, 'modules');
  return Array.isArray(parts) ? [module, ...(parts as Module[])] : [module]; // of a ConcatenatedModule
};

/** The folder of the library that a file belongs to; undefined for a file of ours. */
const libraryOf = (file: string): string | undefined =>
  /^.*[\\/]node_modules[\\/](?![.]|@mall[\\/])(?:@[^\\/]+[\\/])?[^\\/]+/.exec(file)?.[0];

const noticeOf = (folder: string): string => {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string;
  }; // as npm requires it
  const texts = readdirSync(folder).filter((file) => /^(?:licen[cs]e|copying|notice)(?:\W|$)/i.test(file));
  const read = texts.sort().map((file) => readFileSync(path.join(folder, file), 'utf8').trim());
  return `${[`${name} ${version}`, license ?? 'its licence is in its text', ...read].join('\n\n')}\n`;
};
