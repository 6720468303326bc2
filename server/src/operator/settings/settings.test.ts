import type { Sent } from '@mall/contract/operations';
import { createPeople } from '../../testing/people.ts';
import { type Api, startApi } from '../../testing/start-api.ts';

let api: Api;
let operator: Awaited<ReturnType<typeof hired>>;
let picture: string;
const hired = async () => {
  const memberId = await api.given.member({ operator: true, name: 'Wei' });
  return { memberId, ...api.as({ token: await api.signIn(memberId), lang: 'en' }) };
};
beforeAll(async () => {
  api = await startApi({
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    PUBLIC_URL: 'https://mall.test',
  });
  operator = await hired();
  picture = await createPeople(api).picture(operator.memberId);
});
afterAll(() => api.stop());

type Content = Omit<Sent<'mallSettings.save'>, 'version'>;
const content = (over: Partial<Content> = {}): Content => ({
  name: { en: 'Oak & Ash', zh: '橡木' },
  logo: picture,
  recordNumber: '京ICP备1号',
  registeredNumber: '',
  exhibitionUrl: 'https://hall.test/',
  ...over,
});
const version = async () => (await operator.call('mallSettings.show')).data.version;
const save = async (over: Partial<Content> = {}, of = version()) =>
  operator.call('mallSettings.save', { version: await of, ...content(over) });
const config = async (lang = 'en') => (await api.as({ lang }).call('config.get')).data;

it('shows what holds before anything was saved, and what the environment decides', async () => {
  const { data } = await operator.call('mallSettings.show');
  expect(data).toMatchObject({
    version: 0,
    name: { en: 'Furnimall', zh: '家具商城' },
    logo: null,
    environment: {
      address: 'https://mall.test',
      sandbox: true,
      sms: 'inbox',
      mail: 'inbox',
      codes: true,
      secondFactor: false,
    },
  });
  const methods = (await operator.call('mallPayMethod.list')).data;
  expect(methods.list.filter(({ setUp }) => setUp).map(({ method }) => method)).toEqual(['stripe']);
  expect(methods.list[0]).toEqual({
    ...{ method: 'alipay', on: true, setUp: false },
    needs: ['ALIPAY_APP_ID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY'],
  });
  expect(JSON.stringify([data, methods])).not.toContain('sk_test_1');
});

it('a new name is everywhere at once, in each language, and in the log', async () => {
  const saved = await save();
  expect(saved.data).toMatchObject({ version: 1, name: { en: 'Oak & Ash', zh: '橡木' }, logo: picture });
  expect(await config()).toMatchObject({
    shop_name: 'Oak & Ash',
    pc_logo: picture,
    record_number: '京ICP备1号',
    registered_number: '',
    exhibitionUrl: 'https://hall.test/',
  });
  expect((await config('zh')).shop_name).toBe('橡木');
  expect((await config('fili')).shop_name).toBe('Oak & Ash');
  const manifest = await api.app.inject('/manifest.webmanifest?lang=en');
  expect(manifest.json()).toMatchObject({ name: 'Oak & Ash' });
  const noted = await api.db
    .selectFrom('audit_log')
    .select(['actor_id', 'diff'])
    .where('action', '=', 'setting.change')
    .execute();
  expect(noted).toMatchObject([
    { actor_id: operator.memberId, diff: { old: { logo: null }, new: { recordNumber: '京ICP备1号' } } },
  ]);
});

it('takes a name in one language, which all others read, and takes things away again', async () => {
  const { data } = await save({ name: { fili: 'Narra' }, logo: null, exhibitionUrl: '', recordNumber: '' });
  expect(data.name).toEqual({ fili: 'Narra' });
  for (const lang of ['zh', 'en', 'indo', 'fili']) expect((await config(lang)).shop_name).toBe('Narra');
  expect(await config()).toMatchObject({ pc_logo: '', exhibitionUrl: null, record_number: '' });
});

it('offers some languages, in the order of all, and has a colour', async () => {
  const { data } = await save({ languages: ['fili', 'en', 'fili'], colour: '#1F4E79' });
  expect(data).toMatchObject({ languages: ['en', 'fili'], colour: '#1F4E79' });
  expect(await config()).toMatchObject({ languages: ['en', 'fili'], colour: '#1F4E79' });
  const manifest = (await api.app.inject('/manifest.webmanifest?lang=zh')).json();
  expect(manifest).toMatchObject({ lang: 'en', theme_color: '#1F4E79' });
  const sitemap = (await api.app.inject('/sitemap-pages.xml')).body;
  expect([...new Set(sitemap.match(/hreflang="[^"]+"/g))]).toEqual([
    'hreflang="en"',
    'hreflang="fil-PH"',
    'hreflang="x-default"',
  ]);
  expect(sitemap).toContain('<loc>https://mall.test/homeIndex</loc>');
  expect(await save({ languages: [] })).toMatchObject({ code: 40001 });
  expect(await save({ colour: 'red' })).toMatchObject({ code: 40001 });
  await save();
  expect(await config()).toMatchObject({ languages: ['zh', 'en', 'indo', 'fili'], colour: null });
});

it('tells shoppers whom to ask, in their language, until it is taken away', async () => {
  const service = { phone: '+86 400-800-1234', hours: { en: 'Every day, 9 to 6' }, mail: 'help@mall.test' };
  expect((await save({ service })).data.service).toEqual(service);
  expect((await config()).service).toEqual({ ...service, hours: 'Every day, 9 to 6' });
  expect((await config('fili')).service?.hours).toBe('Every day, 9 to 6');
  await save({ service: { ...service, hours: {} } });
  expect((await config()).service?.hours).toBe('');
  await save();
  expect(await config()).not.toHaveProperty('service');
});

it('of two who save at once the second learns what the first saved', async () => {
  const seen = await version();
  const both = await Promise.all([
    save({ name: { en: 'One' } }, Promise.resolve(seen)),
    save({ name: { en: 'Two' } }, Promise.resolve(seen)),
  ]);
  expect(both.map(({ msgKey }) => msgKey ?? 'saved').sort()).toEqual(['goods.changedElsewhere', 'saved']);
  const refused = both.find(({ code }) => code !== 200);
  const now = (await operator.call('mallSettings.show')).data;
  expect(refused?.data).toMatchObject({ version: seen + 1, content: { name: now.name } });
});

it.each<[string, Partial<Content>, string]>([
  ['no name at all', { name: { en: ' ' } }, 'request.invalid'],
  ['a logo that somebody else uploaded', { logo: '/media/up/not-mine.webp' }, 'goods.pictureUnknown'],
  ['a number with letters', { service: { phone: '400 SOFA', hours: {}, mail: '' } }, 'request.invalid'],
  ['half an e-mail address', { service: { phone: '', hours: {}, mail: 'help@mall' } }, 'request.invalid'],
  ['a link that runs a script', { exhibitionUrl: 'javascript:alert(1)' }, 'request.invalid'],
])('refuses %s', async (_what, over, refusal) => {
  expect((await save(over)).msgKey).toBe(refusal);
});

it('sends a test message to the caller’s own number and confirmed address', async () => {
  expect((await operator.call('mallSettings.sendTest', { by: 'sms' })).code).toBe(200);
  expect(api.inbox.told()[0]).toMatchObject({ text: expect.stringContaining('messages leave the mall') });
  expect((await operator.call('mallSettings.sendTest', { by: 'mail' })).msgKey).toBe('settings.noEmail');
  await api.db
    .updateTable('users')
    .set({ email: 'wei@example.com', email_confirmed_at: new Date() })
    .where('id', '=', operator.memberId)
    .execute();
  expect((await operator.call('mallSettings.sendTest', { by: 'mail' })).code).toBe(200);
  expect(api.mail.letters()[0]).toMatchObject({
    to: 'wei@example.com',
    text: expect.stringContaining('leave'),
  });
});
