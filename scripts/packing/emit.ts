import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { transform } from '@swc/core';
import { phraseFilesIn, withPhraseTables } from '../../shared/build/src/phrase-tables.ts';
import { isTest, listFiles } from '../lib/files.ts';
import { root } from '../lib/root.ts';
import { runTool } from '../lib/run.ts';
import { type PackedRoom, packedRooms } from './packages.ts';
import type { PackedFile } from './tar.ts';

/**
 * Everything under `src` of a shared package as it is packed: scripts and their types emitted, other files
 * unchanged.
 */
export const emitRoom = async (room: PackedRoom, types: string): Promise<PackedFile[]> => {
  const files = listFiles(join(root, 'shared', room, 'src')).filter((file) => !isTest(file));
  const emitted = (await Promise.all(files.map((file) => emitFile(room, file, types)))).flat();
  const written = files.filter((file) => file.endsWith('.d.ts'));
  return emitted.map((file) => (file.path === 'lib/index.d.ts' ? reaching(written, file) : file));
};

/** Types that nothing imports, like the keys of our phrases, are found by the importer of the package. */
const reaching = (written: readonly string[], { path, bytes }: PackedFile): PackedFile => {
  const lines = written.map((file) => `/// <reference path="./${file}" />\n`);
  return { path, bytes: Buffer.concat([Buffer.from(lines.join('')), bytes]) };
};

/**
 * Emits the types of all packed packages at once, by one program, and returns their folder with
 * `<room>/src/…d.ts`. The caller removes it.
 */
export const emitTypes = async (): Promise<string> => {
  // Inside the repository, where the packages behind our types are found.
  mkdirSync(join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(root, '.cache/types-'));
  const program = {
    extends: '../../tsconfig.web.json',
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: '../../shared',
      outDir: '.',
      incremental: false,
    },
    include: packedRooms.map((room) => `../../shared/${room}/src`),
    exclude: ['../../shared/*/src/**/*.test.ts', '../../shared/*/src/**/*.test.tsx'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(program));
  const { code, output } = await runTool('tsc', ['-p', join(folder, 'tsconfig.json'), '--pretty', 'false']);
  if (code === 0) return folder;
  rmSync(folder, { recursive: true });
  throw new Error(`The types could not be emitted:\n${output.trim()}`);
};

const emitFile = async (room: PackedRoom, file: string, types: string): Promise<PackedFile[]> => {
  const source = readFileSync(join(root, 'shared', room, 'src', file));
  if (!/(?<!\.d)\.tsx?$/.test(file)) return [{ path: `lib/${file}`, bytes: source }];
  const stem = file.replace(/\.tsx?$/, '');
  const folder = dirname(join(root, 'shared', room, 'src', file));
  const written = withPhraseTables(source.toString('utf8'), (inside) => phraseFilesIn(join(folder, inside)));
  const { code } = await transform(written, compiler(file));
  const declared = readFileSync(join(types, room, 'src', `${stem}.d.ts`), 'utf8');
  return [
    { path: `lib/${stem}.js`, bytes: Buffer.from(withJsonNamed(code)) },
    { path: `lib/${stem}.d.ts`, bytes: Buffer.from(withEmittedNames(declared)) },
  ];
};

/** Types refer to other files by their source names. */
const withEmittedNames = (types: string): string =>
  types.replace(/((?:from|import|module)[\s(]+['"]\.{1,2}\/[^'"\n]+)\.tsx?(['"])/g, '$1.js$2');

/** Bundlers recognize JSON by its name; everything else needs an attribute. */
const withJsonNamed = (code: string): string =>
  code.replace(/\bimport\((['"][^'"\n]+\.json['"])\)/g, "import($1, { with: { type: 'json' } })");

const build = createRequire(join(root, 'shared/build/package.json'));

/** Like the bundles compile our sources, so that a remote gets the same code wherever it is built. */
const compiler = (filename: string) => ({
  filename,
  swcrc: false,
  configFile: false,
  module: { type: 'es6' as const },
  jsc: {
    target: 'es2022' as const,
    parser: { syntax: 'typescript' as const, tsx: true },
    transform: { react: { runtime: 'automatic' as const } },
    rewriteRelativeImportExtensions: true,
    experimental: {
      keepImportAttributes: true,
      plugins: [[build.resolve('@swc/plugin-styled-components'), styled]] satisfies [string, object][],
    },
  },
});

const styled = { displayName: false, fileName: false, ssr: false, minify: true, pure: true };
