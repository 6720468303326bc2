import type { RemoteConfig } from '@mall/contract/core/remote-config';
import { problemsOf } from './gates.ts';
import { sampleDeclaration, sampleDocument, sampleVersion } from './sample.ts';
import type { RemoteVersion } from './schema.ts';

const title = { zh: '灯', en: 'Lamps', indo: 'Lampu', fili: 'Ilaw' };
const care = (over: Partial<RemoteConfig> = {}): RemoteConfig => ({
  ...sampleDeclaration(),
  name: 'mf_care',
  i18n: 'care',
  routes: [{ id: 'care.guide', path: '/care', layout: 'public', title }],
  ...over,
});
const candidate = (over: Partial<RemoteVersion> = {}, declares = care()): RemoteVersion =>
  sampleVersion('1.0.0', {
    declares,
    files: { ...sampleVersion('1.0.0').files, routes: { 'care.guide': ['entries.js'] } },
    bytes: { 'care.guide': 20_000 },
    ...over,
  });
const problems = (found: RemoteVersion, document = sampleDocument()): string[] =>
  problemsOf(document, 'mf_care', found);

it('lets in what fits', () => {
  expect(problems(candidate())).toEqual([]);
  expect(problemsOf(sampleDocument(), 'mf_catalog', sampleVersion('2.2.0'))).toEqual([]);
});

it.each<[string, RemoteVersion, string]>([
  [
    'a route that squats the path of another',
    candidate({}, care({ routes: [{ id: 'care.guide', path: '/homeIndex', layout: 'public', title }] })),
    'path /homeIndex is declared twice',
  ],
  [
    'a path that takes the addresses of all',
    candidate({}, care({ routes: [{ id: 'care.guide', path: '/:anything', layout: 'public', title }] })),
    'begin it with a word of its own, as in /care/:anything',
  ],
  [
    'a slot whose card would have no name',
    candidate(
      { files: { ...candidate().files, slots: { 'product.promo': ['entries.js'] } } },
      care({ slots: [{ at: 'product.promo', order: 5, policy: 'block' }] }),
    ),
    'its slot product.promo shows a card when it fails: declare its `title`',
  ],
  ['a name that is not its own', candidate({}, { ...care(), name: 'mf_else' }), 'declares itself as mf_else'],
  ['a platform that no live shell has', candidate({ requires: { platform: '^2.0' } }), 'needs platform ^2.0'],
  ['a library in another version', candidate({ shared: { react: '^18.0.0' } }), 'shell shares 19.3.1'],
  ['a library that is not shared', candidate({ shared: { vue: '^3.0.0' } }), 'does not share'],
  [
    'phrases that are not complete',
    candidate({ files: { ...candidate().files, phrases: { zh: ['zh.js'], en: ['en.js'], indo: ['i.js'] } } }),
    'no phrases in fili',
  ],
  [
    'a title that is not complete',
    candidate(
      {},
      care({
        routes: [{ id: 'care.guide', path: '/care', layout: 'public', title: { ...title, indo: '' } }],
      }),
    ),
    'a title without its indo',
  ],
  [
    'a screen that it has not',
    candidate({ files: { ...candidate().files, routes: {} } }),
    'screen care.guide',
  ],
  ['a screen over its budget', candidate({ bytes: { 'care.guide': 60_001 } }), 'brings 60001 bytes'],
])('keeps out %s', (_what, found, says) => {
  const said = problems(found);
  expect(said).toHaveLength(1);
  expect(said[0]).toContain(says);
});

it.each([
  { path: '/userAdmin/care', layout: 'seller' },
  { path: '/care/desk', layout: 'bare', parent: 'care.frame' },
] as const)('allows an office, which comes once and stays, more than a page for shoppers: $path', (route) => {
  const frame = { id: 'care.frame', path: '/care', layout: 'bare', title } as const;
  const declares = care({
    routes: [...('parent' in route ? [frame] : []), { id: 'care.guide', title, ...route }],
  });
  const files = { ...candidate().files, routes: { 'care.guide': ['a.js'], 'care.frame': ['b.js'] } };
  const said = (bytes: number) => problems(candidate({ bytes: { 'care.guide': bytes }, files }, declares));
  expect(said(350_000)).toEqual([]);
  expect(said(350_001)).toHaveLength(1);
});

it('looks at candidates of others too, which meet it in one page', () => {
  const taken = sampleDeclaration({
    routes: [...sampleDeclaration().routes, { id: 'catalog.care', path: '/care', layout: 'public', title }],
  });
  const document = sampleDocument({ canary: { version: '2.1.0', percent: 5, salt: 'a' } });
  const remote = document.remotes['mf_catalog'];
  if (remote === undefined) throw new Error('no catalogue');
  const versions = { ...remote.versions, '2.1.0': sampleVersion('2.1.0', { declares: taken }) };
  const busy = { ...document, remotes: { mf_catalog: { ...remote, versions } } };
  expect(problems(candidate(), busy)).toEqual(['path /care is declared twice']);
});

it('does not blame a newcomer for what was wrong before', () => {
  const document = sampleDocument();
  const nav = [{ surface: 'header' as const, group: 'main', order: 1, label: title, routeId: 'nowhere' }];
  const odd = sampleVersion('2.0.0', { declares: sampleDeclaration({ nav }) });
  const remotes = { mf_catalog: { stable: '2.0.0', enabled: true, versions: { '2.0.0': odd } } };
  expect(problems(candidate(), { ...document, remotes })).toEqual([]);
});
