import { sweepTerms, rewriteTerms } from '../../catalog/search/find-anew.ts';
import { sql } from 'kysely';
import { forgetMisses } from '../../catalog/search/forget-misses.ts';
import { noteMisses } from '../../catalog/search/note-misses.ts';
import { queryTerms } from '../../catalog/search/terms.ts';
import { eventually } from '../../testing/eventually.ts';
import { type Api, startApi } from '../../testing/start-api.ts';

let api: Api;
let operator: ReturnType<Api['as']>;
const visitor = () => api.as({ lang: 'en' });
beforeAll(async () => {
  api = await startApi();
  operator = api.as({ token: await api.signIn(await api.given.member({ operator: true })), lang: 'en' });
  for (const name of ['Oak hallstand', 'Round pouf']) await api.given.sku({ name });
  await sweepTerms(api.db);
});
afterAll(() => api.stop());

const found = async (keyword: string, more: object = {}) =>
  (await visitor().call('search.products', { keyword, ...more })).data;
/** How many products are found by a word, read past what lists remember until the job has raised their stamp. */
const isFoundBy = async (word: string) => {
  const { rows } = await sql`select from products where terms @> ${queryTerms(word)}::text[]`.execute(api.db);
  return rows.length;
};
const misses = async (input: object = {}) => (await operator.call('mallSearch.misses', input)).data;
const groups = async () => (await operator.call('mallSearch.groups')).data;
const groupWith = async (word: string) => {
  const group = (await groups()).find(({ words }) => words.includes(word));
  if (group === undefined) throw new Error(`No group has ${word}`);
  return group;
};
/** What the job does that a change of a group leaves behind. */
const workOff = async (...words: string[]) => rewriteTerms(api.db, { words: words.join('\n') });
const create = (words: readonly string[], language: 'zh' | 'en' = 'en') =>
  operator.call('mallSearch.createGroup', { language, words: [...words] });

describe('words that mean the same', () => {
  it('come with groups in each language, and with no word in two of them', async () => {
    const all = await groups();
    expect(all.length).toBeGreaterThan(200);
    for (const language of ['zh', 'en', 'indo', 'fili']) {
      const words = all.filter((one) => one.language === language).flatMap((one) => one.words);
      expect(new Set(words).size).toBe(words.length);
    }
  });

  it('lead to products as soon as a job has written them, and no longer once they are removed', async () => {
    expect(await isFoundBy('garderobe')).toBe(0);
    expect((await create(['hallstand', 'garderobe'])).code).toBe(200);
    await workOff('hallstand', 'garderobe');
    expect(await isFoundBy('garderobe')).toBe(1);
    expect((await found('garderobes')).list).toMatchObject([{ name: 'Oak hallstand' }]);
    const { id, version } = await groupWith('garderobe');
    const changed = { id, version, words: ['hallstand', 'clothes tree'] };
    expect((await operator.call('mallSearch.changeGroup', changed)).code).toBe(200);
    await workOff('hallstand', 'garderobe', 'clothes tree');
    expect(await isFoundBy('garderobe')).toBe(0);
    expect(await isFoundBy('clothes trees')).toBe(1);
    expect((await operator.call('mallSearch.removeGroup', { id, version: version + 1 })).code).toBe(200);
    await workOff('hallstand', 'clothes tree');
    expect(await isFoundBy('clothes tree')).toBe(0);
    expect(await isFoundBy('hallstands')).toBe(1);
  });

  it.each([
    ['one word alone', ['stool'], 'searchGroup.tooFew'],
    ['the same word in another number', ['beanbag', 'beanbags'], 'searchGroup.sameWord'],
    ['a word of another group', ['couch', 'lounger bench'], 'searchGroup.taken'],
    ['signs alone', ['beanbag', '--'], 'searchGroup.wordEmpty'],
  ])('refuse %s', async (_what, words, reason) => {
    expect((await create(words)).msgKey).toBe(reason);
  });

  it('refuse a Han character alone, with the word in the sentence', async () => {
    const answer = await create(['桌', '饭台子'], 'zh');
    expect(answer.msgKey).toBe('searchGroup.singleCharacter');
    expect(answer.msg).toContain('“桌”');
  });

  it('show who was first, and keep what both wanted apart', async () => {
    await create(['beanbag', 'sitting bag']);
    const { id, version } = await groupWith('beanbag');
    const change = (words: string[]) => operator.call('mallSearch.changeGroup', { id, version, words });
    const answers = await Promise.all([
      change(['beanbag', 'sitting bag', 'bean chair']),
      change(['beanbag', 'sack chair']),
    ]);
    expect(answers.map(({ code }) => code)).toEqual(expect.arrayContaining([200, 40900]));
    const late = answers.find(({ code }) => code !== 200);
    expect(late).toMatchObject({
      msgKey: 'goods.changedElsewhere',
      data: { version: version + 1, content: { words: (await groupWith('beanbag')).words } },
    });
    expect((await operator.call('mallSearch.removeGroup', { id, version })).msgKey).toBe('missing');
  });

  it('made twice at once are one group', async () => {
    const answers = await Promise.all([create(['futon', 'floor bed']), create(['floor bed', 'futon'])]);
    expect(answers.map(({ code }) => code)).toEqual(expect.arrayContaining([200, 40900]));
    expect((await groups()).filter(({ words }) => words.includes('futon'))).toHaveLength(1);
  });
});

describe('searches in vain', () => {
  it('are listed with how often they were asked, from the cache too', async () => {
    for (const from of ['10.9.0.1', '10.9.0.2', '10.9.0.3'])
      await api.as({ lang: 'en', ip: from }).call('search.products', { keyword: ' Zebra  Hammock ' });
    const { list } = await eventually(
      () => misses({ keyword: 'zebra' }),
      (answer) => answer.list[0]?.times === 3,
    );
    expect(list).toMatchObject([{ language: 'en', words: 'zebra hammock', readAs: '', times: 3 }]);
  });

  it('are told apart from what was found as something else', async () => {
    expect((await found('halstand')).meant).toMatchObject({ words: 'hallstand' });
    const { list } = await eventually(
      () => misses({ kind: 'readAs', keyword: 'halstand' }),
      (answer) => answer.total > 0,
    );
    expect(list).toMatchObject([{ words: 'halstand', readAs: 'hallstand', times: 1 }]);
    expect((await misses({ keyword: 'halstand' })).total).toBe(0);
  });

  it('are neither what a filter left out nor a later page, and never what could be a number of somebody', async () => {
    await found('pouf', { inStock: true, priceMin: 1_000_000_000 });
    await found('quagga', { page: 2 });
    await found('call 138 0013-8000');
    await found('wei@example.com');
    await found('last of all');
    const last = await eventually(
      () => misses({ keyword: 'last of all' }),
      (answer) => answer.total > 0,
    );
    expect(last.total).toBe(1);
    const all = (await misses({ size: 50 })).list.map(({ words }) => words);
    expect(all.filter((words) => /pouf|quagga|138|wei/.test(words))).toEqual([]);
  });

  it('that are dealt with wait no longer, until they are taken back', async () => {
    const settle = (settled: boolean) =>
      operator.call('mallSearch.settle', { language: 'en', words: 'zebra hammock', settled });
    await settle(true);
    await settle(true);
    expect((await misses({ keyword: 'zebra' })).total).toBe(0);
    expect((await misses({ kind: 'settled' })).list).toMatchObject([{ words: 'zebra hammock' }]);
    await settle(false);
    expect((await misses({ keyword: 'zebra' })).total).toBe(1);
  });

  it('of several processes add up, and are deleted after ninety days', async () => {
    const miss = { language: 'fili', words: 'duyan na lubid', readAs: '' } as const;
    await Promise.all([1, 2, 3, 4].map(() => noteMisses(api.db, [miss, { ...miss, words: 'iba' }, miss])));
    expect((await misses({ language: 'fili', keyword: 'duyan' })).list).toMatchObject([{ times: 8 }]);
    await api.db.updateTable('search_misses').set({ day: '2020-01-01' }).where('words', '=', 'iba').execute();
    expect((await misses({ language: 'fili', keyword: 'iba' })).total).toBe(0);
    await forgetMisses(api.db);
    const left = await api.db
      .selectFrom('search_misses')
      .select('words')
      .where('language', '=', 'fili')
      .execute();
    expect(left).toEqual([{ words: 'duyan na lubid' }]);
  });
});
