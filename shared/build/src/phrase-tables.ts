import { readdirSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Compiler, type NormalModule } from 'webpack';

/** What a source writes: the file of a language whose name only the running page knows. */
const asked =
  /eachLanguage\(\s*\(language\)\s*=>\s*\(\)\s*=>\s*import\(\s*`([^`$]+)\/\$\{language\}\.json`\s*\),?\s*\)/g;

/**
 * Puts a table in its place, one `import()` for each file that the folder holds: a bundler then knows every file by
 * name, and none has to carry code that looks one up.
 */
export const withPhraseTables = (source: string, filesIn: (folder: string) => readonly string[]): string =>
  source.replaceAll(asked, (_, folder: string) => {
    const lines = filesIn(folder).map(
      (file) => `${path.parse(file).name}: () => import('${folder}/${file}')`,
    );
    return `{ ${lines.join(', ')} }`;
  });

/** The files of a folder of phrases, in one order wherever it is built. */
export const phraseFilesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort();

/**
 * Writes the tables of phrases from the folders that exist; a file that is added to one of them is seen while somebody
 * works.
 */
export class PhraseTablesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('PhraseTablesPlugin', (compilation) => {
      const { processResult } = webpack.NormalModule.getCompilationHooks(compilation);
      processResult.tap('PhraseTablesPlugin', ([source, ...rest], module) => [
        typeof source === 'string' ? withPhraseTables(source, (folder) => found(module, folder)) : source,
        ...rest,
      ]);
    });
  }
}

const found = (module: NormalModule, request: string): string[] => {
  const folder = path.resolve(module.context ?? '', request);
  module.buildInfo?.contextDependencies?.add(folder);
  return phraseFilesIn(folder);
};
