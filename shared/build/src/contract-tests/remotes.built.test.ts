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

it('no file of the shell or another remote names the console, but the lists of remotes', () => {
  const { declares } = document.remotes.mf_operator?.versions[document.remotes.mf_operator.stable] ?? {};
  // What both offices load says by their names which lists are to be read again; its addresses are looked for above.
  const routes = (declares?.routes ?? []).map(({ id }) => id).filter((id) => !(id in operatorWire));
  const names = ['mf_operator', 'mf-operator', ...routes];
  const sentences = ownSentences('mf-operator');
  expect(names).toContain('operator.shops');
  expect(sentences.length).toBeGreaterThan(300);

  const lists = ['boot.json', 'registry.json'].map((file) => path.join(house, 'shell/dist', file));
  for (const list of lists) expect(readFileSync(list, 'utf8')).toContain('mf_operator');
  const others = filesIn('shell/dist').filter((file) => !lists.includes(file));
  for (const room of remoteRooms().filter((one) => remoteNameOf(one) !== 'mf_operator'))
    others.push(...filesIn(path.join(path.basename(room), 'dist')));
  const texts = others.map((file) => readFileSync(file, 'utf8'));
  const namedBy = (words: readonly string[]) =>
    words.filter((word) => texts.some((text) => text.includes(word)));
  expect(namedBy(names)).toEqual([]);
  expect(namedBy(sentences)).toEqual([]);
  // An operator who looked at a shop's office goes back there; it is no import but an address.
  const addresses = texts.flatMap((text) => text.match(/(?<=["'`])\/operator\b[^"'`]*/g) ?? []);
  expect([...new Set(addresses)]).toEqual(['/operator/shops']);
});

/** What the build wrote, but for the compressed copies beside it. */
const filesIn = (folder: string): string[] =>
  readdirSync(path.join(house, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:js|css|json|html|txt)$/.test(file))
    .map((file) => path.join(house, folder, file));

/** Chinese sentences of a remote that no other package has. */
const ownSentences = (remote: string): string[] => {
  const rooms = readdirSync(house).filter((name) => name === 'shell' || name.startsWith('mf-'));
  const shared = readdirSync(path.join(house, 'shared')).map((name) => path.join('shared', name));
  const saidIn = (room: string) => {
    const src = path.join(house, room, 'src');
    return readdirSync(src, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('phrases/zh.json'))
      .flatMap((file) => textsOf(readJson(path.join(src, file))));
  };
  const elsewhere = [...rooms, ...shared]
    .filter((room) => room !== remote)
    .flatMap(saidIn)
    .join('\n');
  return saidIn(remote).filter((text) => text.length >= 12 && !elsewhere.includes(text));
};

const textsOf = (tree: unknown): string[] =>
  typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(textsOf) : [String(tree)];

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
