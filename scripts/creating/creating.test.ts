import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteConfig } from '../../shared/contract/src/core/remote-config.ts';
import { phraseKeysIn } from '../../shared/build/src/contract-tests/phrase-keys.ts';
import { dependenciesIn, readLockfile } from './lockfile.ts';
import { freeOrder, nameProblems } from './names.ts';
import { pinnedLockfile } from './pinned.ts';
import { fill, filled } from './template.ts';
import { Refused, writeFolder } from './write.ts';

const texts = { zh: '', en: '', indo: '', fili: '' };
const declared: RemoteConfig[] = [
  {
    name: 'mf_catalog',
    requires: { platform: '^1.0' },
    i18n: 'catalog',
    routes: [{ id: 'catalog.cart', path: '/cart', layout: 'public', title: texts }],
    nav: [{ surface: 'header', group: 'main', order: 62, label: texts, routeId: 'catalog.cart' }],
    slots: [{ at: 'product.promo', order: 1, policy: 'none' }],
    services: [],
  },
];

describe('the name of a remote', () => {
  it('is free', () => {
    expect(nameProblems('mf-care', declared)).toEqual([]);
  });

  it.each([
    ['Care', '"Care" is no name of a remote: it is mf- and small letters, as mf-care.'],
    ['mf-my-care', '"mf-my-care" is no name of a remote: it is mf- and small letters, as mf-care.'],
    ['../mf-care', '"../mf-care" is no name of a remote: it is mf- and small letters, as mf-care.'],
    ['mf-api', '"api" is the mall\'s own word: choose another.'],
    ['mf-catalog', 'There is a remote mf-catalog already.'],
    ['mf-cat', 'mf-cat does not fit beside the remotes of this mall: mf_catalog begins with mf_cat.'],
    ['mf-cart', 'mf-cart does not fit beside the remotes of this mall: path /cart is declared twice.'],
  ])('%s is refused', (name, problem) => {
    expect(nameProblems(name, declared)).toEqual([problem]);
  });

  it('comes with a place in the header and in the slot that nobody has', () => {
    expect(freeOrder(declared)).toBe(63);
    expect(freeOrder([])).toBe(1);
  });
});

describe('the templates', () => {
  it('have a value for every word', () => {
    expect(fill('{{feature}}.guide {{ not one }}', { feature: 'care' })).toBe('care.guide {{ not one }}');
    expect(() => fill('{{other}}', { feature: 'care' })).toThrow('No value for {{other}}.');
  });

  it('say the same phrases in four languages', () => {
    const words = { name: 'mf-care', container: 'mf_care', feature: 'care', platform: '1.0', order: '63' };
    const files = filled('template', words).filter(({ path }) => path.endsWith('.json'));
    const keys = files.map(({ text }) => {
      const json = JSON.stringify(JSON.parse(text)).replaceAll('\\', '\\\\').replaceAll("'", "\\'");
      return phraseKeysIn(`JSON.parse('${json}')`);
    });
    expect(files).toHaveLength(4);
    expect(keys[0]?.length).toBeGreaterThan(20);
    for (const each of keys) expect(each).toEqual(keys[0]);
  });
});

describe('a folder', () => {
  let place: string;
  beforeEach(() => {
    place = mkdtempSync(join(tmpdir(), 'creating-'));
  });
  afterEach(() => rmSync(place, { recursive: true }));

  it('is made whole', async () => {
    await writeFolder(join(place, 'in/mf-care'), [{ path: 'src/a.ts', text: 'a' }]);
    expect(readFileSync(join(place, 'in/mf-care/src/a.ts'), 'utf8')).toBe('a');
    expect(readdirSync(join(place, 'in'))).toEqual(['mf-care']);
  });

  it('is not made at all when a part fails', async () => {
    const failing = writeFolder(join(place, 'mf-care'), [{ path: 'a.ts', text: 'a' }], () =>
      Promise.reject(new Error('no room')),
    );
    await expect(failing).rejects.toThrow('no room');
    expect(readdirSync(place)).toEqual([]);
  });

  it('is never written over', async () => {
    await writeFolder(join(place, 'mf-care'), [{ path: 'a.ts', text: 'mine' }]);
    await expect(writeFolder(join(place, 'mf-care'), [])).rejects.toBeInstanceOf(Refused);
    expect(existsSync(join(place, 'mf-care/a.ts'))).toBe(true);
  });
});

describe('the lockfile of a remote', () => {
  const house = readLockfile(`lockfileVersion: '9.0'

settings:
  autoInstallPeers: true

catalogs:
  default:
    react:
      specifier: 1.0.0
      version: 1.0.0

importers:

  mf-promotion:
    dependencies:
      '@mall/ui':
        specifier: workspace:*
        version: link:../shared/ui
      react-dom:
        specifier: 'catalog:'
        version: 1.0.0(react@1.0.0)

  shared/ui:
    dependencies:
      react-dom:
        specifier: 'catalog:'
        version: 1.0.0(react@1.0.0)

packages:

  '@un/used@1.0.0':
    resolution: {integrity: sha512-c}

  react-dom@1.0.0:
    resolution: {integrity: sha512-a}
    peerDependencies:
      react: ^1.0.0

  react@1.0.0:
    resolution: {integrity: sha512-b}

snapshots:

  '@un/used@1.0.0': {}

  react-dom@1.0.0(react@1.0.0):
    dependencies:
      react: 1.0.0

  react@1.0.0: {}
`);

  it('is read by its lines', () => {
    expect(house.importers.get('mf-promotion')?.get('react-dom')).toBe('1.0.0(react@1.0.0)');
    expect([...house.packages.keys()]).toEqual(['@un/used@1.0.0', 'react-dom@1.0.0', 'react@1.0.0']);
    expect(dependenciesIn(house.snapshots.get('react-dom@1.0.0(react@1.0.0)') ?? '')).toEqual([
      'react@1.0.0',
    ]);
    expect(dependenciesIn("    dependencies:\n      a: '@b/c@2.0.0(d@1.0.0)'\n      e: f@3.0.0\n")).toEqual([
      '@b/c@2.0.0(d@1.0.0)',
      'f@3.0.0',
    ]);
  });

  it('names what the remote reaches, in the versions of the house, and nothing else', async () => {
    const place = mkdtempSync(join(tmpdir(), 'creating-'));
    const folder = join(place, 'packages');
    const ui = `@mall/ui@file:packages/ui.tgz`;
    await writeFolder(folder, [{ path: 'ui.tgz', text: 'tarball' }]);
    const project = {
      dependencies: { '@mall/ui': 'file:packages/ui.tgz' },
      devDependencies: {},
      overrides: {},
    };
    const packed = {
      room: 'ui',
      name: '@mall/ui',
      version: '1.0.0',
      file: 'ui.tgz',
      bytes: 7,
      dependencies: { 'react-dom': '1.0.0' },
      bin: false,
    };
    const made = readLockfile(pinnedLockfile(house, project, { folder, from: 'packages', packed: [packed] }));
    rmSync(place, { recursive: true });

    expect(made.importers.get('.')?.get('@mall/ui')).toBe('file:packages/ui.tgz');
    expect([...made.snapshots.keys()]).toEqual([ui, 'react-dom@1.0.0(react@1.0.0)', 'react@1.0.0']);
    expect([...made.packages.keys()]).toEqual([ui, 'react-dom@1.0.0', 'react@1.0.0']);
  });
});
