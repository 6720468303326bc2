import type { Language } from '@mall/contract/core/languages';
import { type Api, startApi } from '../../testing/start-api.ts';

let api: Api;
let operator: ReturnType<Api['as']>;
beforeAll(async () => {
  api = await startApi({ PUBLIC_URL: 'https://mall.test' });
  const memberId = await api.given.member({ operator: true, name: 'Wei' });
  operator = api.as({ token: await api.signIn(memberId), lang: 'en' });
});
afterAll(() => api.stop());

type Said = Partial<Record<Language, string>>;
const terms = '## Use\nBe kind.\n\n- to shops\n- to members';
const publish = (version: number, text: Said, kind: 'terms' | 'privacy' = 'terms') =>
  operator.call('mallLegal.publish', { kind, version, text });
const read = (lang: string, kind: 'terms' | 'privacy' = 'terms') =>
  api.as({ lang }).call('legal.show', { kind });
const inForce = async () =>
  (await api.as({ lang: 'en' }).call('config.get')).data.legal?.map(({ title }) => title) ?? [];

it('a mall without one offers none', async () => {
  expect(await inForce()).toEqual([]);
  expect(await read('en')).toMatchObject({ code: 40400, msgKey: 'missing' });
  expect((await operator.call('mallLegal.list')).data).toMatchObject({ list: [] });
  expect((await operator.call('mallLegal.detail', { kind: 'terms' })).data).toEqual({
    kind: 'terms',
    version: 0,
    text: {},
    publishedAt: null,
  });
  expect(await operator.call('mallLegal.detail', { kind: 'terms', version: 4 })).toMatchObject({
    code: 40400,
  });
});

it('a published one is read at once, in the language of the reader or one that is written', async () => {
  expect(await publish(0, { en: terms, fili: 'Maging mabait.', zh: '' })).toMatchObject({
    data: { kind: 'terms', version: 1, text: { en: terms, fili: 'Maging mabait.' } },
  });
  expect(await inForce()).toEqual(['Terms of use']);
  expect((await read('fili')).data).toMatchObject({ text: 'Maging mabait.', contentLang: 'fili' });
  expect((await read('indo')).data).toMatchObject({ text: terms, contentLang: 'en' });
  await publish(0, { fili: 'Pribado.' }, 'privacy');
  expect((await read('zh', 'privacy')).data).toMatchObject({ text: 'Pribado.', contentLang: 'fili' });
  expect(await inForce()).toEqual(['Terms of use', 'Privacy']);
  const page = await api.app.inject('/sitemap-pages.xml');
  expect(page.body).toContain('https://mall.test/legal?kind=terms');
  expect(page.body).not.toContain('kind=returns');
});

it('a later version replaces it, and every one before can be read by operators', async () => {
  await publish(1, { en: 'Be kinder.' });
  expect((await read('en')).data).toMatchObject({ text: 'Be kinder.' });
  const { list } = (await operator.call('mallLegal.list')).data;
  expect(list.map(({ kind, version, languages }) => [kind, version, languages])).toEqual([
    ['terms', 2, ['en']],
    ['privacy', 1, ['fili']],
    ['terms', 1, ['en', 'fili']],
  ]);
  expect((await operator.call('mallLegal.detail', { kind: 'terms', version: 1 })).data.text.en).toBe(terms);
});

it('one that is taken away is gone for readers, and comes back as a version of its own', async () => {
  await publish(2, {});
  expect(await inForce()).toEqual(['Privacy']);
  expect(await read('en')).toMatchObject({ code: 40400 });
  await publish(3, { en: 'Be kind again.' });
  expect((await read('en')).data.text).toBe('Be kind again.');
});

it('of operators who publish at once one does, and the others learn of it', async () => {
  const replies = await Promise.all([1, 2, 3, 4].map((n) => publish(4, { en: `Text ${n}` })));
  expect(replies.map(({ msgKey }) => msgKey ?? 'published').sort()).toEqual([
    'goods.changedElsewhere',
    'goods.changedElsewhere',
    'goods.changedElsewhere',
    'published',
  ]);
  const noted = await api.db
    .selectFrom('audit_log')
    .select(['object', 'diff'])
    .where('action', '=', 'setting.legal')
    .orderBy('id', 'desc')
    .execute();
  expect(noted).toHaveLength(6);
  expect(noted[0]).toEqual({
    object: 'legal:terms',
    diff: { old: { version: 4 }, new: { version: 5, languages: ['en'] } },
  });
});

it('a version is never changed', async () => {
  const words = async () =>
    (await api.db.selectFrom('legal_texts').select('text').where('version', '=', 1).execute()).length;
  expect(await words()).toBe(2);
  expect(
    await operator.call('mallLegal.publish', { kind: 'terms', version: 5, text: { en: 'x'.repeat(20_001) } }),
  ).toMatchObject({
    code: 40001,
  });
});
