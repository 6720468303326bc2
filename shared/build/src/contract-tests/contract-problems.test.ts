import type { BuiltRemote } from '@mall/registry';
import { chunkDigests, digestsFile, entryFile, sriOf } from '@mall/registry/digests';
import { type BuiltFiles, contractProblems } from './contract-problems.ts';
import { phraseKeysIn } from './phrase-keys.ts';

const texts = { zh: '护理', en: 'Care', indo: 'Perawatan', fili: 'Pangangalaga' };
const entry = 'e("container");federation(r);';
const chunk = (inside: string): string => `push([[1],{2(e){e.exports=JSON.parse('${inside}')}}])`;

const files: Record<string, string> = {
  'remoteEntry.js': entry,
  'entries.0123456789.js': 'entries()',
  '1.0123456789.js': 'screen()',
  'zh.0123456789.js': chunk('{"title":"护理","n_other":"{{n}}"}'),
  'en.0123456789.js': chunk('{"title":"It\\\'s \\\\"care\\\\"","n_one":"1","n_other":"{{n}}"}'),
  'indo.0123456789.js': chunk('{"title":"Perawatan","n_other":"{{n}}"}'),
  'fili.0123456789.js': chunk('{"title":"Pangangalaga","n_other":"{{n}}"}'),
};

const of = (...names: string[]): string[] => names.map((name) => `${name}.0123456789.js`);
const built: BuiltRemote = {
  name: 'mf_care',
  version: '1.0.0-0123456789',
  declares: {
    name: 'mf_care',
    requires: { platform: '^1.0' },
    i18n: 'care',
    routes: [{ id: 'care.guide', path: '/care', layout: 'public', title: texts }],
    nav: [],
    slots: [],
    services: [],
  },
  shared: { react: '^19.3.1' },
  integrity: {},
  files: {
    routes: { 'care.guide': of('entries', '1') },
    slots: {},
    services: {},
    phrases: {
      zh: of('entries', 'zh'),
      en: of('entries', 'en'),
      indo: of('entries', 'indo'),
      fili: of('entries', 'fili'),
    },
  },
  builtAt: '2026-01-01T00:00:00.000Z',
};

/** Built as this: its digests are those of its files, also of the changed ones. */
const sample = (changed: Record<string, string> = {}, said: Partial<BuiltRemote> = {}): BuiltFiles => {
  const all = new Map(Object.entries({ ...files, ...changed }).filter(([, text]) => text !== ''));
  const scripts = [...all].filter(([file]) => file.endsWith('.js') && file !== entryFile);
  const chunks = chunkDigests(scripts.map(([file, text]) => [file, Buffer.from(text)]));
  if (!all.has(digestsFile)) all.set(digestsFile, JSON.stringify(chunks));
  const integrity = {
    [entryFile]: sriOf(Buffer.from(all.get(entryFile) ?? '')),
    [digestsFile]: sriOf(Buffer.from(all.get(digestsFile) ?? '')),
    ...chunks,
  };
  return {
    built: { ...built, integrity, ...said },
    read: (file) => Promise.resolve(all.has(file) ? Buffer.from(all.get(file) ?? '') : null),
    list: () => Promise.resolve([...all.keys()]),
  };
};

const onlyChunks = (): Record<string, string> =>
  chunkDigests(
    Object.entries(files)
      .filter(([file]) => file !== entryFile)
      .map(([file, text]) => [file, Buffer.from(text)]),
  );

/** The digests of the files as they are above. */
const asBuilt = (): Pick<BuiltRemote, 'integrity'> => ({ integrity: sample().built.integrity });

it('a remote that keeps its promises has no problems', async () => {
  expect(await contractProblems(sample(), '/made/here')).toEqual([]);
});

describe('what a remote does not keep is said in one sentence', () => {
  it.each<[string, BuiltFiles, string | string[]]>([
    [
      'a screen that nobody opens',
      sample({}, { files: { ...built.files, routes: {} } }),
      'it declares the screen care.guide and does not open it',
    ],
    [
      'a slot that nobody declared',
      sample({}, { files: { ...built.files, slots: { 'product.promo': of('1') } } }),
      'it opens the slot product.promo and does not declare it',
    ],
    ['a file that is missing', sample({ '1.0123456789.js': '' }), 'its file 1.0123456789.js is missing'],
    [
      'a file of another version',
      sample(
        { 'x.1111111111.js': 'x()' },
        {
          files: { ...built.files, routes: { 'care.guide': ['x.1111111111.js'] } },
        },
      ),
      'its file x.1111111111.js is not named after the version 1.0.0-0123456789',
    ],
    [
      'a phrase that one language lacks',
      sample({ 'fili.0123456789.js': chunk('{"n_other":"1"}') }),
      'it does not say title in fili',
    ],
    [
      'a phrase that only one language has',
      sample({ 'indo.0123456789.js': chunk('{"title":"P","n_other":"1","extra":{"a":"b"}}') }),
      'it says extra.a in indo and not in zh',
    ],
    [
      'another entry than the one that was built',
      sample({ 'remoteEntry.js': `${entry}/**/` }, asBuilt()),
      'its remoteEntry.js is not the one that was built',
    ],
    [
      'another chunk than the one that was built',
      sample({ '1.0123456789.js': 'other()', [digestsFile]: JSON.stringify(onlyChunks()) }, asBuilt()),
      [
        'its 1.0123456789.js is not the one that was built',
        'its integrity.json does not have the digests of its scripts',
      ],
    ],
    [
      'a list of digests that says less than there is',
      sample({ [digestsFile]: '{}' }),
      'its integrity.json does not have the digests of its scripts',
    ],
    [
      'a range that is none',
      sample({}, { shared: { react: 'workspace:*' } }),
      'it asks for react workspace:*, which is no range that a shell could satisfy',
    ],
    [
      'a screen that is too heavy',
      sample({ '1.0123456789.js': 'x'.repeat(60_001) }),
      'the screen care.guide brings 60119 bytes, and 60000 are allowed',
    ],
    [
      'a style sheet',
      sample({ 'a.css': 'p{}' }),
      'it brings the style sheet a.css, which would style the pages of others',
    ],
    [
      'a library that the page has',
      sample({ '1.0123456789.js': 'Symbol.for("react.transitional.element")' }),
      'it brings a copy of react (1.0123456789.js)',
    ],
    [
      'a router',
      sample({ '1.0123456789.js': 'j(a.BrowserRouter,{})' }),
      'it makes a router, and the page has one (1.0123456789.js)',
    ],
    [
      'a text that is run',
      sample({ '1.0123456789.js': 'var a;eval("1")' }),
      'it evaluates text, which the page forbids (1.0123456789.js)',
    ],
    [
      'a style element',
      sample({ '1.0123456789.js': 'document.createElement("style")' }),
      'it writes a style sheet of its own into the page: style its elements with styled-components (1.0123456789.js)',
    ],
    [
      'the folder that it was built in',
      sample({ '1.0123456789.js': '"/made/here/src"' }),
      'its 1.0123456789.js names the folder that it was built in',
    ],
  ])('%s', async (_what, remote, problem) => {
    expect(await contractProblems(remote, '/made/here')).toEqual([problem].flat());
  });
});

it('a remote that also runs alone may bring its libraries and a router', async () => {
  const alone = `${entry}"./lifecycles"`;
  const remote = sample({
    'remoteEntry.js': alone,
    '1.0123456789.js': 'Symbol.for("react.transitional.element");a.BrowserRouter',
  });
  expect(await contractProblems(remote)).toEqual([]);
});

it('reads phrases out of a script without running it', () => {
  const script = String.raw`a.exports=JSON.parse('{"a":{"b":"l\'eau \\"x\\" \x41\\n"},"c_one":"1","c_other":"2"}');JSON.parse(d)`;
  expect(phraseKeysIn(script)).toEqual(['a.b', 'c', 'c']);
});
