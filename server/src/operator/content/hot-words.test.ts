import type { Sent } from '@mall/contract/operations';
import { json } from '../../platform/db/open.ts';
import { statements } from '../../platform/db/migrations/0073_content.ts';
import { sql } from 'kysely';
import { type Api, startApi } from '../../testing/start-api.ts';

let api: Api;
let operator: { memberId: string } & ReturnType<Api['as']>;
beforeAll(async () => {
  api = await startApi();
  const memberId = await api.given.member({ operator: true });
  operator = { memberId, ...api.as({ token: await api.signIn(memberId), lang: 'en' }) };
});
beforeEach(() => api.db.deleteFrom('settings').where('key', '=', 'hotWords').execute());
afterAll(() => api.stop());

const save = (input: Sent<'hotWord.save'>) => operator.call('hotWord.save', input);
const offered = async (lang: string) => (await api.as({ lang }).call('search.words', {})).data.hot;

it('offers the words of one language at once, in their order and only there', async () => {
  await save({ language: 'en', words: ['oak', ' floor lamp '], seen: [] });
  await save({ language: 'fili', words: ['solihiya'], seen: [] });
  expect(await offered('en')).toEqual(['oak', 'floor lamp']);
  expect(await offered('fili')).toEqual(['solihiya']);
  expect(await offered('zh')).toEqual([]);
  const { data } = await save({ language: 'en', words: ['floor lamp'], seen: ['oak', 'floor lamp'] });
  expect(data.words).toEqual({ zh: [], en: ['floor lamp'], indo: [], fili: ['solihiya'] });
  expect(await offered('en')).toEqual(['floor lamp']);
  expect((await save({ language: 'en', words: [], seen: ['floor lamp'] })).data.words.en).toEqual([]);
});

it('what members search much comes after them, and no word stands twice', async () => {
  await api.db
    .insertInto('search_words')
    .values([
      { keyword: 'rug', times: 9 },
      { keyword: 'oak', times: 8 },
      { keyword: 'seldom', times: 2 },
    ])
    .execute();
  await save({ language: 'en', words: ['oak'], seen: [] });
  expect(await offered('en')).toEqual(['oak', 'rug']);
});

it('of two who change the same words the second learns what they are now', async () => {
  await save({ language: 'en', words: ['oak'], seen: [] });
  const both = await Promise.all([
    save({ language: 'en', words: ['oak', 'ash'], seen: ['oak'] }),
    save({ language: 'en', words: ['oak', 'elm'], seen: ['oak'] }),
  ]);
  expect(both.map(({ msgKey }) => msgKey ?? 'saved').sort()).toEqual(['goods.changedElsewhere', 'saved']);
  const kept = (await operator.call('hotWord.list')).data;
  expect(both.find(({ code }) => code !== 200)?.data).toEqual(kept);
  expect(await save({ language: 'zh', words: ['橡木'], seen: ['那时'] })).toMatchObject({
    msgKey: 'goods.changedElsewhere',
  });
});

it('who changed what is in the log', async () => {
  await save({ language: 'en', words: ['oak'], seen: [] });
  const { data } = await operator.call('operatorLog.list', { area: 'shop' });
  expect(data.list[0]).toMatchObject({ title: 'Search words changed' });
  const [noted] = await api.db
    .selectFrom('audit_log')
    .select(['actor_id', 'object', 'diff'])
    .where('action', '=', 'setting.hotWords')
    .orderBy('id', 'desc')
    .limit(1)
    .execute();
  expect(noted).toMatchObject({
    actor_id: operator.memberId,
    object: 'setting:hotWords.en',
    diff: { old: { words: [] }, new: { words: ['oak'] } },
  });
});

it.each<[string, Sent<'hotWord.save'>]>([
  ['a word twice', { language: 'en', words: ['oak', 'Oak'] }],
  ['an empty word', { language: 'en', words: [' '] }],
  ['more than ten', { language: 'en', words: Array.from({ length: 11 }, (_, at) => `word ${at}`) }],
])('refuses %s', async (_what, input) => {
  expect((await save(input)).msgKey).toBe('request.invalid');
});

it('the words of the version before become a list for each language', async () => {
  const before = [{ zh: '餐桌', en: 'table' }, { zh: '沙发', en: '' }, { zh: '书桌' }];
  await api.db
    .insertInto('settings')
    .values({ key: 'hotWords', value: json(before) })
    .execute();
  await sql.raw(statements[0] ?? '').execute(api.db);
  expect((await operator.call('hotWord.list')).data.words).toEqual({
    zh: ['餐桌', '沙发', '书桌'],
    en: ['table'],
    indo: [],
    fili: [],
  });
});
