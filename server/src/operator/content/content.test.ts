import type { Sent } from '@mall/contract/operations';
import { createPeople } from '../../testing/people.ts';
import { type Api, startApi } from '../../testing/start-api.ts';

let api: Api;
let operator: { memberId: string } & ReturnType<Api['as']>;
let picture: string;
beforeAll(async () => {
  api = await startApi();
  const people = createPeople(api);
  const memberId = await api.given.member({ operator: true });
  const token = await api.signIn(memberId);
  operator = { memberId, ...api.as({ token, lang: 'en' }) };
  picture = await people.picture(memberId);
});
afterAll(() => api.stop());

type New = Sent<'platformBanner.save'>;
const content = (over: Partial<New> = {}): New => ({
  kind: 1,
  title: { zh: '秋季', en: 'Autumn' },
  subtitle: { en: 'Oak' },
  picture,
  link: '/newGoods',
  ...over,
});
const made = async (over: Partial<New> = {}) =>
  (await operator.call('platformBanner.save', content(over))).data;
const shown = async (lang = 'en', type = 1) =>
  (await api.as({ lang }).call('banner.list', { type, size: 50 })).data.list.map(({ title }) => title);
const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

it('a banner is shown at once, to readers in their language', async () => {
  const banner = await made();
  expect(banner).toMatchObject({ version: 1, state: 'shown', picture, link: '/newGoods', languages: [] });
  expect(await shown()).toContain('Autumn');
  expect(await shown('zh')).toContain('秋季');
  const { data } = await api.as({ lang: 'en' }).call('banner.list', { type: 1 });
  expect(data.list[0]).toMatchObject({ href: '/newGoods', pc_image: picture, mobile_image: null });
});

it('one that is planned, over or for other readers is listed for operators and not shown', async () => {
  const kind = 2;
  await made({ kind, title: { en: 'Soon' }, from: day(1) });
  await made({ kind, title: { en: 'Gone' }, to: day(-1) });
  await made({ kind, title: { en: 'Filipino' }, languages: ['fili'] });
  await made({ kind, title: { en: 'Now' }, from: day(-1), to: day(1) });
  const { data } = await operator.call('platformBanner.list', { kind });
  expect(data.list.map(({ title, state }) => [title.en, state])).toEqual([
    ['Soon', 'planned'],
    ['Gone', 'over'],
    ['Filipino', 'shown'],
    ['Now', 'shown'],
  ]);
  expect(await shown('en', kind)).toEqual(['Now']);
  expect(await shown('fili', kind)).toEqual(['Filipino', 'Now']);
});

it('takes an order, and those that are not named come after', async () => {
  const kind = 3;
  const [a, b, c] = [
    await made({ kind, title: { en: 'a' } }),
    await made({ kind, title: { en: 'b' } }),
    await made({ kind, title: { en: 'c' } }),
  ];
  const { data } = await operator.call('platformBanner.order', { kind, ids: [c.id, a.id] });
  expect(data.list.map(({ id }) => id)).toEqual([c.id, a.id, b.id]);
  expect(await shown('en', kind)).toEqual(['c', 'a', 'b']);
});

it('what two change at once is not lost: the second sees what changed first', async () => {
  const banner = await made({ kind: 6 });
  const change = (title: string) =>
    operator.call(
      'platformBanner.save',
      content({ kind: 6, id: banner.id, version: banner.version, title: { en: title } }),
    );
  const answers = await Promise.all([change('first'), change('second')]);
  expect(new Set(answers.map(({ code, msgKey }) => msgKey ?? code))).toEqual(
    new Set([200, 'goods.changedElsewhere']),
  );
  const [kept] = (await operator.call('platformBanner.list', { kind: 6 })).data.list;
  expect(kept).toMatchObject({ version: 2, id: banner.id });
});

it('is taken away and put back, and each is in the log', async () => {
  const banner = await made({ kind: 7 });
  expect((await operator.call('platformBanner.remove', { id: banner.id })).code).toBe(200);
  expect(await shown('en', 7)).toEqual([]);
  expect((await operator.call('platformBanner.remove', { id: banner.id })).msgKey).toBe('missing');
  expect((await operator.call('platformBanner.restore', { id: banner.id })).code).toBe(200);
  expect(await shown('en', 7)).toEqual(['Autumn']);
  const noted = await api.db
    .selectFrom('audit_log')
    .select('action')
    .where('object', '=', `banner:${banner.id}`)
    .orderBy('id')
    .execute();
  expect(noted.map(({ action }) => action)).toEqual(['banner.make', 'banner.remove', 'banner.restore']);
});

it.each<[string, Partial<New>, string]>([
  ['a picture that somebody else uploaded', { picture: '/media/up/not-mine.webp' }, 'goods.pictureUnknown'],
  ['a link that runs a script', { link: 'javascript:alert(1)' }, 'request.invalid'],
  ['a link to another host without a protocol', { link: '//evil.example' }, 'request.invalid'],
  ['an end before the beginning', { from: day(2), to: day(1) }, 'request.invalid'],
  ['a change without the version that was seen', { id: '1' }, 'request.invalid'],
  ['a banner that is not there', { id: '99999999', version: 1 }, 'missing'],
])('refuses %s', async (_what, over, refusal) => {
  expect((await operator.call('platformBanner.save', content(over))).msgKey).toBe(refusal);
});
