import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteConfig } from '@mall/contract/core/remote-config';
import type { BuiltRemote } from '@mall/registry';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { chunkDigests, digestsFile, entryFile, sriOf } from '@mall/registry/digests';
import { sharedRanges } from './sharing.ts';

type Given = { room: string; version: string; declared: RemoteConfig };

export const listedEntries = ['routes', 'slots', 'services', 'phrases'] as const;
type Entry = (typeof listedEntries)[number];

/** Writes `remote.json`: the declaration, and for every screen, slot and language the files that it needs. */
export class EntriesPlugin {
  readonly #given: Given;

  constructor(given: Given) {
    this.#given = given;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('EntriesPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'EntriesPlugin', stage }, () => {
        compilation.emitAsset(
          'remote.json',
          new webpack.sources.RawSource(JSON.stringify(this.#built(compilation))),
        );
      });
    });
  }

  #built(compilation: Compilation): BuiltRemote {
    const { room, version, declared } = this.#given;
    const of = (entry: Entry) =>
      filesByKey(compilation, path.join(room, `src/expose/${entry}.ts`), entry === 'phrases');
    return {
      name: declared.name,
      version,
      declares: declared,
      shared: sharedRanges(),
      integrity: digestsOf(compilation),
      files: { routes: of('routes'), slots: of('slots'), services: of('services'), phrases: of('phrases') },
      builtAt: new Date().toISOString(),
    };
  }
}

/** The digests of every script, which the browser checks; of the entry, and of the list of the others. */
const digestsOf = (compilation: Compilation): Record<string, string> => {
  const bytesOf = (file: string) => compilation.getAsset(file)?.source.buffer() ?? Buffer.alloc(0);
  const scripts = Object.keys(compilation.assets).filter(
    (file) => file.endsWith('.js') && file !== entryFile,
  );
  const chunks = chunkDigests(scripts.toSorted().map((file) => [file, bytesOf(file)]));
  const list = Buffer.from(JSON.stringify(chunks));
  compilation.emitAsset(digestsFile, new webpack.sources.RawSource(list));
  return { [entryFile]: sriOf(bytesOf(entryFile)), [digestsFile]: sriOf(list), ...chunks };
};

/**
 * Every `key: () => import('…')` of an entry, with the files of the entry itself and of what that line imports. The
 * table of phrases is written by the build: its keys are the names of its files.
 */
const filesByKey = (
  compilation: Compilation,
  file: string,
  isTableOfPhrases: boolean,
): Record<string, string[]> => {
  const module = [...compilation.modules].find((each) => each.nameForCondition() === file);
  if (module === undefined) return {};
  const own = [...compilation.chunkGraph.getModuleChunks(module)].flatMap((chunk) => [...chunk.files]);
  const byRequest = new Map(
    module.blocks.map((block) => {
      const group = compilation.chunkGraph.getBlockChunkGroup(block);
      return [requestOf(block), group?.getFiles() ?? []];
    }),
  );
  const lines = isTableOfPhrases
    ? [...byRequest.keys()].map((request = '') => [path.parse(request).name, request] as const)
    : [...readFileSync(file, 'utf8').matchAll(entryLine)].map(([, key, request]) => [key, request] as const);
  const found = lines.map(([key, request]) => {
    const files = byRequest.get(request);
    if (key === undefined || files === undefined) throw new Error(`${file}: cannot read the line of ${key}`);
    return [key, [...new Set([...own, ...files])].filter((name) => /\.(js|css)$/.test(name))];
  });
  return Object.fromEntries(found);
};

type Block =
  Compilation['modules'] extends Set<infer M> ? (M extends { blocks: (infer B)[] } ? B : never) : never;

const requestOf = (block: Block): string | undefined => {
  const [dependency] = block.dependencies;
  const request: unknown = dependency === undefined ? undefined : Reflect.get(dependency, 'request');
  return typeof request === 'string' ? request : undefined;
};

/** A key and the import of its line. */
export const entryLine =
  /['"]?([\w.-]+)['"]?\s*:\s*(?:async\s*)?\(\)\s*=>\s*(?:withPhrases\(\s*\w+,\s*)?import\(\s*['"]([^'"]+)['"]\s*\)/g;
