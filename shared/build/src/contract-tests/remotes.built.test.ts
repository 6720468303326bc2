import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { operatorWire } from '@mall/contract/core/wire.operator';
import { setupWire } from '@mall/contract/core/wire.setup';
import { conflicts, problemsOf } from '@mall/registry';
import { house, readJson, remoteNameOf, remoteRooms } from '../rooms.ts';
import { readSeed } from '../seed.ts';
import { builtRemote } from './built-remote.ts';
import { contractProblems } from './contract-problems.ts';

const document = readSeed();

describe.each(remoteRooms().map((room) => [remoteNameOf(room), room] as const))(
  '%s as it was built',
  (name, room) => {
    it('keeps what every remote promises', async () => {
      expect(await contractProblems(await builtRemote(room), house)).toEqual([]);
    });

    it('would be let into the mall by the gates of the registry', () => {
      const { stable = '', versions = {} } = document.remotes[name] ?? {};
      const found = versions[stable];
      expect(found === undefined ? ['it is not built'] : problemsOf(document, name, found)).toEqual([]);
    });
  },
);

it('the remotes fit together', () => {
  const declared = Object.values(document.remotes).flatMap(
    ({ stable, versions }) => versions[stable]?.declares ?? [],
  );
  expect(conflicts(declared)).toEqual([]);
});

it('nobody downloads what is the console’s but its operators', () => {
  const scriptsIn = (folder: string): string[] =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const addresses: string[] = Object.values({ ...operatorWire, ...setupWire });
  const saidBy = (folder: string): string[] => {
    const scripts = scriptsIn(folder);
    return addresses.filter((address) => scripts.some((text) => text.includes(address)));
  };
  const console = remoteRooms().find((room) => remoteNameOf(room) === 'mf_operator') ?? '';
  expect(saidBy(path.join(console, 'dist'))).toEqual(addresses);
  const others = remoteRooms().filter((room) => room !== console);
  for (const folder of [path.join(house, 'shell/dist'), ...others.map((room) => path.join(room, 'dist'))])
    expect(saidBy(folder)).toEqual([]);
});

it('the licences of the libraries in a bundle are beside it', () => {
  const notices = (folder: string) => readFileSync(path.join(house, folder, 'notices.txt'), 'utf8');
  const host = notices('shell/dist/host');
  expect(host).toMatch(/^react-dom \d[\d.]+\n\nMIT\n\nMIT License\n/m);
  expect(host).toMatch(/^@fontsource\/inter \d[\d.]+\n\nOFL-1\.1\n\nCopyright/m);
  for (const room of remoteRooms()) {
    const { stable = '' } = document.remotes[remoteNameOf(room)] ?? {};
    const found = notices(path.relative(house, path.join(room, 'dist', stable)));
    expect(found).toMatch(/^lucide-react \d[\d.]+\n\nISC\n\nISC License\n/m);
    expect(found).not.toContain('@mall/');
  }
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
