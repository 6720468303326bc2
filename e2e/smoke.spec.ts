import { readFile } from 'node:fs/promises';
import { moves } from '@mall/registry';
import { composedProblems } from '@mall/smoke/composed';
import { expect, test } from '@playwright/test';
import { author, type OwnMall, startOwnMall } from './support/own-mall.ts';
import { sampleRemote } from './support/sample-remote.ts';

/** What the check before publishing finds besides screens (e2e/releases.spec.ts): slots, services, data, neighbours. */
let mall: OwnMall;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  mall = await startOwnMall();
});
test.afterAll(() => mall.stop());

type Sample = Parameters<typeof sampleRemote>[1];

/** The problems of a sample in this mall; `people`: settings that name other accounts. */
const problemsOf = async (sample: Sample, people: Record<string, string> = {}): Promise<string> => {
  const build = await sampleRemote(mall, sample);
  const registry = await mall.keeper.store.registry();
  const { signature: _signature, ...before } = JSON.parse(registry?.text ?? '{}');
  const { name, version, found, folder } = build;
  const document = moves.published(before, { name, version, found }, author());
  const read = (file: string) => readFile(`${folder}/${file}`).catch(() => null);
  const candidate = { name, version, document, read };
  return (await composedProblems({ mall: mall.url, candidate, patienceMs: 8_000, env: people })).join('\n');
};

const title = { zh: '样本', en: 'Sample', indo: 'Sampel', fili: 'Sampol' };
const screen = { id: 'bad.page', path: '/bad', layout: 'public', title } as const;

test('a sound sample passes', async () => {
  test.setTimeout(60_000);
  const found = await problemsOf({
    name: 'mf_good',
    routes: [
      { ...screen, id: 'good.page' },
      { ...screen, id: 'good.mine', path: '/good/mine', access: 'member' },
    ],
    slots: [{ at: 'product.promo', order: 1, policy: 'reserve', title }],
    services: [{ id: 'cart', version: '1.2.0' }],
    script: `
      const { services: others, ApiError } = await lib('@mall/platform');
      routes['good.page'] = routes['good.mine'] = () => h('h1', { tabIndex: -1 }, 'Good');
      slots['product.promo'] = ({ productId }) => h('p', null, productId);
      const refuse = async () => { throw new ApiError({ code: 1, msg: 'Sold out' }); };
      services.cart = { '1.2.0': async () => ({ add: refuse, addPackage: async () => {} }) };`,
  });
  expect(found).toBe('');
});

test('slots that throw, are empty or complain, services that lack or throw, screens that break on data are each named', async () => {
  test.setTimeout(60_000);
  const found = await problemsOf({
    name: 'mf_bad',
    routes: [
      { ...screen, id: 'bad.throws', path: '/bad/throws', access: 'member' },
      { ...screen, id: 'bad.failed', path: '/bad/failed', access: 'shopOwner' },
    ],
    slots: [
      { at: 'home.seckill', order: 1, policy: 'none' },
      { at: 'product.promo', order: 1, policy: 'reserve', title },
      { at: 'cart.recommend', order: 1, policy: 'none', when: { hasToken: true } },
      { at: 'nowhere.at-all', order: 1, policy: 'none' },
    ],
    services: [
      { id: 'cart', version: '1.2.0' },
      { id: 'cart', version: '1.3.0' },
      { id: 'cart', version: '1.4.0' },
    ],
    script: `
      const useMine = () => {
        const [mine, set] = React.useState();
        React.useEffect(() => {
          const headers = { token: localStorage.getItem('token') };
          fetch('/api/user/user_info', { headers }).then((answer) => answer.json()).then(({ data }) => set(data));
        }, []);
        return mine;
      };
      routes['bad.throws'] = () => {
        if (useMine()) throw new Error('it cannot read ' + typeof useMine);
        return h('h1', { tabIndex: -1 }, 'Mine');
      };
      routes['bad.failed'] = () => h('div', null, h('h1', { tabIndex: -1 }, 'Shop'), useMine() && h('div', { 'data-panel': 'failed' }));
      slots['home.seckill'] = () => { throw new Error('no sale'); };
      slots['product.promo'] = () => null;
      slots['cart.recommend'] = ({ productIds }) => {
        React.useEffect(() => console.error('nothing goes with ' + productIds.length), []);
        return null;
      };
      slots['nowhere.at-all'] = () => null;
      services.cart = {
        '1.2.0': async () => ({ add: async () => {} }),
        '1.3.0': async () => ({ add: () => { throw new Error('full'); } }),
        '1.4.0': async () => ({ add: async () => ({}).count.toFixed() }),
      };`,
  });
  for (const says of [
    /^the screen bad\.throws \(\/bad\/throws\) is not drawn: .+; it throws: .*it cannot read function/m,
    /^the screen bad\.failed \(\/bad\/failed\) stands in its error state for a seller who is signed in: see what it asks/m,
    /^the slot home\.seckill throws: no sale when it is mounted alone; sample props are in @mall\/contract/m,
    /^the slot product\.promo draws nothing, and its policy `reserve` promises something: draw an empty state/m,
    /^the slot cart\.recommend logs an error: nothing goes with 1/m,
    /^the slot nowhere\.at-all is in no page: take it out/m,
    /^the service cart 1\.2\.0 lacks the function addPackage of its contract: its factory must return it/m,
    /^the service cart 1\.3\.0 throws at once when add is called: full; reject the promise instead/m,
    /^the service cart 1\.4\.0 rejects add with what is no refusal of the mall: Cannot read/m,
  ])
    expect(found).toMatch(says);
  expect(found).not.toContain('neighbour');
});

test('a listener that keeps others from opening is refused by the name of the neighbour', async () => {
  test.setTimeout(60_000);
  const found = await problemsOf({
    name: 'mf_deaf',
    routes: [{ ...screen, id: 'deaf.page' }],
    script: `
      routes['deaf.page'] = () => {
        React.useEffect(() => addEventListener('popstate', (event) => { throw new Error('not here'); }, true), []);
        return h('h1', { tabIndex: -1 }, 'Deaf');
      };`,
  });
  expect(found).toMatch(
    /^the page \S+ of its neighbour mf_catalog has errors: not here\. This happens in a page that has had this remote: take back its listeners/m,
  );
});

test('a style that hides others is refused, and who signs nobody in is told how', async () => {
  test.setTimeout(60_000);
  const found = await problemsOf(
    {
      name: 'mf_cover',
      routes: [{ ...screen, id: 'cover.page' }],
      slots: [{ at: 'member.summary', order: 1, policy: 'none', when: { isDistribute: true } }],
      script: `
      routes['cover.page'] = () => {
        React.useEffect(() => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync('[data-remote]:not([data-remote="mf_cover"]) { display: none }');
          document.adoptedStyleSheets.push(sheet);
        }, []);
        return h('h1', { tabIndex: -1 }, 'Cover');
      };
      slots['member.summary'] = () => null;`,
    },
    { SMOKE_PROMOTER: '13800000003:not-the-password' },
  );
  expect(found).toMatch(/^the page \S+ of its neighbour mf_member cannot be seen any more\. This happens/m);
  expect(found).toMatch(
    /^nobody can be signed in at \S+ as a promoter \(.+\): name a mall with the demo's data, or an account .+ in SMOKE_PROMOTER=mobile:password/m,
  );
});
