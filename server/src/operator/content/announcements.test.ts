import type { Sent } from '@mall/contract/operations';
import { type Api, startApi } from '../../testing/start-api.ts';

let api: Api;
let operator: { memberId: string } & ReturnType<Api['as']>;
beforeAll(async () => {
  api = await startApi();
  const memberId = await api.given.member({ operator: true });
  operator = { memberId, ...api.as({ token: await api.signIn(memberId), lang: 'en' }) };
});
beforeEach(() => api.db.deleteFrom('announcements').execute());
afterAll(() => api.stop());

type New = Sent<'announcement.save'>;
const save = (over: Partial<New> = {}) =>
  operator.call('announcement.save', { text: { zh: '本周免运费', en: 'Free delivery' }, ...over });
const shown = async (lang = 'en') => (await api.as({ lang }).call('config.get')).data.announcement;
const listed = async () =>
  (await operator.call('announcement.list')).data.list.map(({ text, state }) => [text.en, state]);
const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

it('is shown to everybody at once, in their language or the one it is written in', async () => {
  const { data } = await save({ link: '/newGoods' });
  expect(data).toMatchObject({ version: 1, state: 'shown', closable: true, from: null, to: null });
  const { id } = data;
  expect(await shown()).toEqual({
    id,
    text: 'Free delivery',
    contentLang: 'en',
    link: '/newGoods',
    closable: true,
  });
  expect(await shown('zh')).toMatchObject({ text: '本周免运费', contentLang: 'zh' });
  expect(await shown('indo')).toMatchObject({ text: 'Free delivery', contentLang: 'en' });
  await save({ id, version: 1, text: { fili: 'Libreng hatid' }, closable: false });
  expect(await shown('zh')).toMatchObject({ text: 'Libreng hatid', contentLang: 'fili', closable: false });
});

it('one that is planned or over is not shown, and of several the one that began last is', async () => {
  await save({ text: { en: 'Soon' }, from: day(1), to: day(2) });
  await save({ text: { en: 'Over' }, to: day(-1) });
  await save({ text: { en: 'Long' }, from: day(-9) });
  await save({ text: { en: 'Short' }, from: day(-1), to: day(1) });
  expect(await listed()).toEqual([
    ['Soon', 'planned'],
    ['Over', 'over'],
    ['Short', 'shown'],
    ['Long', 'waiting'],
  ]);
  expect((await shown())?.text).toBe('Short');
  expect(JSON.stringify((await api.as({}).call('config.get')).data)).not.toContain('Soon');
});

it('there is none after the last was taken away, and it can be put back; each is in the log', async () => {
  const { id } = (await save()).data;
  expect((await operator.call('announcement.remove', { id })).code).toBe(200);
  expect(await shown()).toBeUndefined();
  expect(await listed()).toEqual([]);
  expect((await operator.call('announcement.remove', { id })).msgKey).toBe('missing');
  expect((await save({ id, version: 1 })).msgKey).toBe('missing');
  expect((await operator.call('announcement.restore', { id })).code).toBe(200);
  expect((await shown())?.id).toBe(id);
  const noted = await api.db
    .selectFrom('audit_log')
    .select('action')
    .where('object', '=', `announcement:${id}`)
    .orderBy('id')
    .execute();
  expect(noted.map(({ action }) => action)).toEqual([
    'setting.announcement.save',
    'setting.announcement.remove',
    'setting.announcement.restore',
  ]);
  const { data } = await operator.call('operatorLog.list', { area: 'shop' });
  expect(data.list[0]).toMatchObject({ title: 'Announcement put back' });
});

it('of two who change it at once the second is refused', async () => {
  const { id } = (await save()).data;
  const change = (en: string) => save({ id, version: 1, text: { en } });
  const both = await Promise.all([change('One'), change('Two')]);
  expect(both.map(({ msgKey }) => msgKey ?? 'saved').sort()).toEqual(['goods.changedElsewhere', 'saved']);
  expect(both.find(({ code }) => code === 200)?.data.version).toBe(2);
});

it.each<[string, Partial<New>, string]>([
  ['no words at all', { text: { en: ' ' } }, 'request.invalid'],
  ['a link to another site', { link: 'https://evil.example' }, 'request.invalid'],
  ['a link to another host without a protocol', { link: '//evil.example' }, 'request.invalid'],
  ['a link that a browser reads as one', { link: '/\\evil.example' }, 'request.invalid'],
  ['an end before the beginning', { from: day(2), to: day(1) }, 'request.invalid'],
  ['a change without the version that was seen', { id: '1' }, 'request.invalid'],
  ['one that is not there', { id: '99999999', version: 1 }, 'missing'],
])('refuses %s', async (_what, over, refusal) => {
  expect((await save(over)).msgKey).toBe(refusal);
});

it('keeps fifty at most', async () => {
  for (let at = 0; at < 50; at += 1) expect((await save()).code).toBe(200);
  expect((await save()).msgKey).toBe('goods.tooMany');
});
