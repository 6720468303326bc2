import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { languages } from '@mall/contract/languages';
import { conflicts } from '@mall/registry';
import type { BuiltRemote } from '../doors-plugin.ts';
import { house, readJson, remoteNameOf, remoteRooms, runsAlone } from '../rooms.ts';
import { readSeed } from '../seed.ts';

/** Compressed JavaScript that one screen of a remote may bring, its entry and phrases included. */
const screenBudget = 60_000;

const document = readSeed();

describe.each(remoteRooms().map((room) => [remoteNameOf(room), room] as const))(
  '%s as it was built',
  (name, room) => {
    const version = document.remotes[name]?.stable ?? '';
    const folder = path.join(room, 'dist', version);
    const built = readJson(path.join(folder, 'remote.json')) as BuiltRemote; // written by our own build, read by our own schema elsewhere
    const { declares, files } = built;
    const scripts = globSync('*.js', { cwd: folder }).map(
      (file) => [file, readFileSync(path.join(folder, file), 'utf8')] as const,
    );
    const sizeOf = (names: readonly string[]): number =>
      names.reduce((sum, file) => sum + brotliCompressSync(readFileSync(path.join(folder, file))).length, 0);

    it('opens every screen, slot and service that it declares, and no others', () => {
      expect(Object.keys(files.routes).sort()).toEqual(declares.routes.map(({ id }) => id).sort());
      expect(Object.keys(files.slots).sort()).toEqual(
        [...new Set(declares.slots.map(({ at }) => at))].sort(),
      );
      expect(Object.keys(files.services).sort()).toEqual(
        declares.services.map(({ version: offered }) => offered).sort(),
      );
      expect(Object.keys(files.phrases).sort()).toEqual([...languages].sort());
    });

    it('has only files that exist, each under a name of its sources', () => {
      const named = Object.values(files).flatMap((byKey) => Object.values(byKey).flat());
      for (const file of named) {
        expect(scripts.map(([present]) => present).concat(globSync('*.css', { cwd: folder }))).toContain(
          file,
        );
        expect(file).toMatch(/\.[0-9a-f]{10}\.(js|css)$/);
      }
    });

    it('speaks four languages with the same keys', () => {
      const keys = (language: string) => keysOf(readJson(path.join(room, 'src/phrases', `${language}.json`)));
      for (const language of languages)
        expect([...new Set(keys(language))]).toEqual([...new Set(keys('zh'))]);
    });

    it('brings no copy of a shared library and makes no router, unless it runs alone', () => {
      if (runsAlone(room)) return;
      const all = scripts.map(([, text]) => text).join('\n');
      for (const mark of [
        'react.transitional.element',
        'Minified React error',
        'You cannot render a <Router>',
        'data-styled-version',
      ]) {
        expect(all).not.toContain(mark);
      }
    });

    it('evaluates no text', () => {
      const guilty = scripts.filter(([, text]) => /[^\w.$]eval\(/.test(text)).map(([file]) => file);
      expect(guilty).toEqual([]);
    });

    it('names nothing after the folder that it was built in', () => {
      const entry = scripts.find(([file]) => file === 'remoteEntry.js')?.[1];
      expect(entry).toMatch(/\w\("container"\)/);
      expect(entry).toMatch(/\bfederation\(\w/);
      expect(scripts.filter(([, text]) => text.includes(house))).toEqual([]);
    });

    it('asks for the shared libraries in ranges that the shell satisfies', () => {
      expect(Object.values(built.shared).every((range) => /^\^\d+\.\d+\.\d+$/.test(range))).toBe(true);
      expect(built.integrity['remoteEntry.js']).toMatch(/^sha384-/);
    });

    it('stays inside the budget with every screen', () => {
      if (runsAlone(room)) return;
      const heavy = Object.entries(files.routes)
        .map(
          ([id, own]) =>
            [id, sizeOf([...new Set(['remoteEntry.js', ...own, ...(files.phrases.zh ?? [])])])] as const,
        )
        .filter(([, size]) => size > screenBudget);
      expect(heavy).toEqual([]);
    });
  },
);

it('the remotes fit together', () => {
  const declared = Object.values(document.remotes).flatMap(
    ({ stable, versions }) => versions[stable]?.declares ?? [],
  );
  expect(conflicts(declared)).toEqual([]);
});

it('the first load of a shopper page stays inside 180 kB of compressed JavaScript', () => {
  const host = path.join(house, 'shell/dist/host');
  const size = (folder: string, names: readonly string[]): number =>
    names.reduce((sum, file) => sum + brotliCompressSync(readFileSync(path.join(folder, file))).length, 0);
  const assets = readJson(path.join(host, 'assets.json')) as {
    entries: { main: { scripts: string[] } };
    phrases: { zh: string[] };
  }; // our own build
  const plain = path.join(house, 'shell/dist/plain');
  const early = readJson(path.join(plain, 'assets.json')) as { entries: { early: { scripts: string[] } } }; // our own build
  const shell =
    size(host, [...assets.entries.main.scripts, ...assets.phrases.zh]) +
    size(plain, early.entries.early.scripts);

  const pages = Object.entries(document.remotes).flatMap(([name, { stable, versions }]) => {
    const found = versions[stable];
    if (found === undefined) return [];
    const folder = path.join(house, name.replaceAll('_', '-'), 'dist', stable);
    return found.declares.routes
      .filter(({ layout }) => layout === 'public')
      .map(({ id }) => {
        const files = [
          ...new Set([
            'remoteEntry.js',
            ...(found.files.routes[id] ?? []),
            ...(found.files.phrases.zh ?? []),
          ]),
        ];
        return [id, shell + size(folder, files)] as const;
      });
  });
  expect(pages.filter(([, bytes]) => bytes > 180_000)).toEqual([]);
});

const keysOf = (value: unknown, at = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .flatMap(([key, inner]) => keysOf(inner, `${at}.${key}`))
        .sort()
    : [at.replace(pluralForm, '')];

/** Languages differ in how many forms they count with. */
const pluralForm = /_(zero|one|two|few|many|other)$/;
